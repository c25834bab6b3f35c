import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface Pictures {
  /** Gives each picture of the folder its size, so that a page keeps its place free until it has come. */
  measureIn(html: string): Promise<string>
  /** Gives the address of each picture the hash of its file, `a.webp?v=0123456789ab`: changed, it is another address. */
  versionIn(json: string): Promise<string>
}

const SHOWN = /<img src="\/pictures\/([^"]+)"/g
/** A value of its own or an attribute inside of one. */
const NAMED = /(?<=")\/pictures\/([^"\\?]+)(?=\\?")/g

export function openPictures(directory: string): Pictures {
  const sizeOf = rememberedByFile(readSize)
  const versionOf = rememberedByFile(readVersion)

  return {
    measureIn: (html) =>
      replaced(html, SHOWN, async (tag, path) => {
        const size = await sizeOf(join(directory, path))
        return size ? `${tag} width="${size.width}" height="${size.height}"` : tag
      }),
    versionIn: (json) =>
      replaced(json, NAMED, async (address, path) => {
        const version = await versionOf(join(directory, path))
        return version ? `${address}?v=${version}` : address
      }),
  }
}

async function replaced(text: string, pattern: RegExp, replace: (match: string, path: string) => Promise<string>) {
  const matches = [...text.matchAll(pattern)]
  const others = await Promise.all(matches.map(([match, path = '']) => replace(match, path)))
  return text.replace(pattern, () => others.shift() ?? '')
}

/** Read again when the file's time or size has changed; `null` where it cannot be read. */
function rememberedByFile<Fact>(read: (file: string) => Promise<Fact>) {
  const known = new Map<string, { stamp: string; fact: Promise<Fact | null> }>()

  return async (file: string): Promise<Fact | null> => {
    const stats = await stat(file).catch(() => null)
    if (!stats) return null
    const stamp = `${stats.mtimeMs}:${stats.size}`
    const last = known.get(file)
    if (last?.stamp === stamp) return last.fact
    const fact = read(file).catch(() => null)
    known.set(file, { stamp, fact })
    return fact
  }
}

async function readVersion(file: string): Promise<string> {
  const bytes = await readFile(file)
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

async function readSize(file: string): Promise<{ width: number; height: number }> {
  // Loaded with the first picture: a start should not wait for it.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

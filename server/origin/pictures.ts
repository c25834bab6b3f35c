import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { memoizeFiles } from './memoize-files.ts'
import { ownFaultOf, readBytes } from './read-file.ts'

export interface Pictures {
  /** Adds the size of each picture of the folder, so that a page reserves its space. */
  measureIn(html: string): Promise<string>
  /**
   * Adds a hash of the file to each picture's address, `a.webp?v=0123456789ab`, so that a
   * changed picture has a new address.
   */
  versionIn(json: string): Promise<string>
}

const SHOWN = /<img src="\/pictures\/([^"]+)"/g
/** A value of its own or an attribute inside of one. */
const NAMED = /(?<=")\/pictures\/([^"\\?]+)(?=\\?")/g

export function openPictures(directory: string): Pictures {
  const sizeOf = memoizedFact(sizeOfBytes)
  const versionOf = memoizedFact(versionOfBytes)

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

/** `null` for a file that is no picture or cannot be read; rejects when the disk fails. */
function memoizedFact<Fact>(factOf: (bytes: Buffer) => Fact | Promise<Fact>) {
  const memoized = memoizeFiles<Fact | null>()

  const read = async (file: string) => {
    const bytes = await readBytes(file)
    return Promise.resolve(bytes)
      .then(factOf)
      .catch(() => null)
  }

  return async (file: string): Promise<Fact | null> => {
    try {
      return (await memoized([file], () => read(file))).value
    } catch (error) {
      if (ownFaultOf(error) === null) throw error
      return null
    }
  }
}

const versionOfBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** As it is shown, which is not as it is stored when a camera was held upright. */
async function sizeOfBytes(bytes: Buffer): Promise<{ width: number; height: number }> {
  // Loaded with the first picture, to keep the start fast.
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(bytes).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

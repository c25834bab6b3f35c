import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  url?: string
  message: string
  extract?: string
}

export const hasJava = spawnSync('java', ['-version']).status === 0

/** Errors and warnings of the W3C's Nu checker by page; one run for all, since its start is slow. */
export async function faultsByPage(pages: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const directory = await mkdtemp(join(tmpdir(), 'versta-pages-'))
  const paths = [...pages.keys()]
  await Promise.all(paths.map((path, index) => writeFile(join(directory, `${index}.html`), pages.get(path)!)))

  const files = (await readdir(directory)).map((file) => join(directory, file))
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  const { stdout } = await promisify(execFile)('java', ['-jar', JAR, ...options, ...files], { maxBuffer: 2 ** 26 })
  await rm(directory, { recursive: true })

  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  const faults = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  const isAbout = ({ url }: Message, index: number) => basename(url ?? '') === `${index}.html`
  return new Map(paths.map((path, index) => [path, faults.filter((fault) => isAbout(fault, index)).map(inWords)]))
}

const inWords = ({ message, extract = '' }: Message) => `${message} · ${extract.replace(/\s+/g, ' ')}`

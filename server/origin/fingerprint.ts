import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { AREAS, REDIRECTS_FILE } from './areas.ts'

const OF_CONTENT = [...AREAS.map(({ name }) => name), 'pictures', REDIRECTS_FILE]

/**
 * Changes with the name, size or time of any file of the content; none is read. Synchronous, since a start waits for
 * it: 300 files take 4 ms. While a folder cannot be listed, it is new each time.
 */
export function fingerprintOf(directory: string): string {
  try {
    const facts = OF_CONTENT.flatMap((name) => factsOf(`${directory}/${name}`))
    return createHash('sha256').update(facts.join('\n')).digest('hex')
  } catch {
    return randomUUID()
  }
}

/** Of a file, or of all in a folder, for which `recursive` takes three times as long. An area may have no folder. */
function factsOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return [`${path}\0${found?.size}\0${found?.mtimeMs}`]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => factsOf(`${path}/${name}`))
}

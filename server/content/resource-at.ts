import { CONTRACT } from './contract.ts'
import type { MakeReader } from './reader.ts'
import type { Resource } from './resource.ts'

/** The resource the reader reads at `path`, found by a dry run of the reader; `null`: none. */
export async function resourceAt(path: string, makeReader: MakeReader): Promise<Resource<unknown> | null> {
  const [, area = '', code] = path.split('/')
  const { listed, alone } = CONTRACT[area] ?? {}
  let found: Resource<unknown> | null = null
  const asked = makeReader((resource) => {
    if (resource.path === path) found = resource
    return Promise.reject(new Error('only asked for its resource'))
  })
  await (code ? alone?.read(asked, code) : listed?.read(asked))?.catch(() => {})
  return found
}

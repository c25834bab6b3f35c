import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `/builds/meta/{id}.json` tells of a build. */
export interface Build {
  /** Made from the names of its files, which hold hashes of what is in them: the same content is the same build. */
  id: string
  builtAt: string
  /** Files each page loads, by the path of its route: `/blog/@code/`. */
  routes: Record<string, string[]>
  /** All files of the build under `/assets/`. */
  assets: string[]
}

export const BUILD_FILE = 'build.json'

export const readBuild = async (directory: string): Promise<Build> =>
  JSON.parse(await readFile(join(directory, BUILD_FILE), 'utf8')) as Build

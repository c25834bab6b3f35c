import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongStart } from '../base/errors.ts'

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

export async function readBuild(directory: string): Promise<Build> {
  try {
    return JSON.parse(await readFile(join(directory, BUILD_FILE), 'utf8')) as Build
  } catch (error) {
    throw new WrongStart(`There is no whole build in ${directory}: npm run build makes one`, { cause: error })
  }
}

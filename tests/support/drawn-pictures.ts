import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'TEST_PICTURES'

/** Drawing the pictures of a page costs more than the rest of a visit: the sites browsers visit in a run do it once. */
export default async function keepDrawnPictures() {
  const folder = await mkdtemp(join(tmpdir(), 'versta-pictures-'))
  process.env[FOLDER] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** What sites before have drawn, for one that nobody has asked for a picture yet. */
export const bringPictures = (dataDirectory: string) => linkAll(shared(), join(dataDirectory, 'pictures'))

/** What a site has drawn, for those after it. */
export const handOnPictures = (dataDirectory: string) => linkAll(join(dataDirectory, 'pictures'), shared())

const shared = () => process.env[FOLDER] ?? ''

/** A picture is never written to, only replaced: as links they are shared without a copy. */
async function linkAll(from: string, to: string) {
  await mkdir(to, { recursive: true })
  const names = await readdir(from).catch(() => [])
  const pictures = names.filter((name) => !name.endsWith('.draft'))
  await Promise.all(pictures.map((name) => link(join(from, name), join(to, name)).catch(() => {})))
}

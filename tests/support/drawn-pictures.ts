import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'TEST_PICTURES'

/** Resizing a page's pictures costs more than the rest of a visit, so the sites of a run share them. */
export default async function sharePictures() {
  const folder = await mkdtemp(join(tmpdir(), 'versta-pictures-'))
  process.env[FOLDER] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Gives a new site the pictures of earlier ones. */
export const restorePictures = (dataDirectory: string) => linkAll(shared(), join(dataDirectory, 'pictures'))

/** Saves a site's pictures for later ones. */
export const savePictures = (dataDirectory: string) => linkAll(join(dataDirectory, 'pictures'), shared())

const shared = () => process.env[FOLDER] ?? ''

/** Hard links: a picture is replaced, never written to. */
async function linkAll(from: string, to: string) {
  await mkdir(to, { recursive: true })
  const names = await readdir(from).catch(() => [])
  const pictures = names.filter((name) => !name.endsWith('.draft'))
  await Promise.all(pictures.map((name) => link(join(from, name), join(to, name)).catch(() => {})))
}

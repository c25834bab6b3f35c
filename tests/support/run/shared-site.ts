import { link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { siteClient, type SiteClient } from '../site/site-client.ts'
import { startSite } from '../site/site.ts'

const ADDRESS = 'TEST_SITE'
const PICTURES = 'TEST_PICTURES'

/** What makes a site one that a browser visits. AVIF, which nobody waits for, would take much of a run's processor. */
export const BROWSED = { SITE_URL: 'http://127.0.0.1', MEDIA_AVIF: 'off' }

/**
 * Starts the site of all tests that need no settings of their own: what it has once rendered, compressed and drawn does
 * for the whole run.
 */
export default async function shareSite() {
  const site = await startSite(BROWSED)
  process.env[ADDRESS] = site.url
  process.env[PICTURES] = join(site.dataDirectory, 'pictures')
  return () => site.stop()
}

export const sharedSite = (): SiteClient => siteClient(process.env[ADDRESS] ?? '')

/**
 * Gives a site of its own the pictures drawn so far, which cost more than the rest of a visit. Hard links: a picture
 * is replaced, never written to.
 */
export async function lendPictures(dataDirectory: string) {
  const [from, to] = [process.env[PICTURES] ?? '', join(dataDirectory, 'pictures')]
  await mkdir(to, { recursive: true })
  const names = await readdir(from).catch(() => [])
  const pictures = names.filter((name) => !name.endsWith('.draft'))
  await Promise.all(pictures.map((name) => link(join(from, name), join(to, name)).catch(() => {})))
}

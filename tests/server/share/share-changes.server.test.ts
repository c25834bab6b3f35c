import { expect, onTestFinished, test } from 'vitest'
import { contentFolder } from '../../support/content/content-folder.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { status } from '../../support/peers/upstream.ts'
import { contentOfAnother, ROMASHKA } from '../../support/site/another-owner.ts'
import { persistentSite } from '../../support/site/persistent-site.ts'
import { colourAt, shareAddressOf, sharePicture } from '../../support/site/share-picture.ts'
import { startSite } from '../../support/site/site.ts'

const at = persistentSite('page-snapshot')
const CASE = '/projects/zernoved/'

test('another title makes another address, and another picture', async () => {
  const folder = await contentFolder('projects', 'pictures/projects', 'services')
  onTestFinished(() => folder.remove())
  const site = await startSite({ CONTENT_DIR: folder.directory, CONTENT_FRESH_S: '0', SITE_NAME: 'Верста' })
  onTestFinished(async () => void (await site.stop()))
  const before = await sharePicture(site, CASE)
  await folder.edit('projects/zernoved.md', (text) => text.replace(/^name: .*/m, 'name: Зерно и мельница'))
  await expect.poll(() => shareAddressOf(site, CASE)).not.toBe(before.address)
  const after = await sharePicture(site, CASE)
  expect(after.response.status).toBe(200)
  expect(after.bytes.equals(before.bytes)).toBe(false)
})

test('while the known photograph stands in for another one the picture is not shared for good', async () => {
  const folder = await contentFolder('projects', 'pictures/projects', 'services')
  onTestFinished(() => folder.remove())
  const site = await startSite({ CONTENT_DIR: folder.directory, CONTENT_FRESH_S: '0', SITE_NAME: 'Верста' })
  onTestFinished(async () => void (await site.stop()))
  const before = await sharePicture(site, CASE)
  expect(before.response.headers.get('cache-control')).toContain('immutable')
  for (const file of ['zernoved', 'zernoved-detail'])
    await folder.write(`pictures/projects/${file}.webp`, await colouredPicture('#1E5B4A'))
  await expect.poll(() => shareAddressOf(site, CASE)).not.toBe(before.address)
  const { response, bytes } = await sharePicture(site, CASE)
  expect(bytes.equals(before.bytes)).toBe(true)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

test('another owner is shared in their own name and colour', async () => {
  const directory = await contentOfAnother()
  const green = await startSite({ CONTENT_DIR: directory, ...ROMASHKA })
  onTestFinished(async () => void (await green.stop()))
  const demo = await at.start()
  onTestFinished(async () => void (await demo.stop()))
  const [theirs, ours] = await Promise.all([sharePicture(green, '/projects/'), sharePicture(demo, '/projects/')])
  expect([await colourAt(theirs.bytes, 20, 20), await colourAt(ours.bytes, 20, 20)]).toEqual([
    expect.stringMatching(/^#(?:2e|2f|30)7[c-e]3[1-3]$/),
    expect.stringMatching(/^#f[ef]4[a-c](?:1e|1f|20)$/),
  ])
  const [contacts, renamed] = [await sharePicture(green, '/contacts/'), await sharePicture(demo, '/contacts/')]
  expect(contacts.address).not.toBe(renamed.address)
  expect(contacts.bytes.equals(renamed.bytes)).toBe(false)
})

test('a site that can ask nobody shows the pictures it has drawn, and draws what it has words for', async () => {
  const before = await at.start()
  const drawn = await sharePicture(before, '/contacts/')
  const undrawn = await shareAddressOf(before, CASE)
  before.kill('SIGTERM')
  await before.exited
  await at.upstream.stop()
  const site = await at.start()
  const kept = await site.get(drawn.address)
  expect(Buffer.from(await kept.arrayBuffer()).equals(drawn.bytes)).toBe(true)
  expect(kept.headers.get('cache-control')).toContain('immutable')
  const wordsAlone = await site.get(undrawn)
  expect([wordsAlone.status, wordsAlone.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  await site.stop()
})

test('a picture of a page whose content cannot be read is asked for again later', async () => {
  at.upstream.on(CASE, status(500))
  const site = await at.start()
  onTestFinished(async () => void (await site.stop()))
  const { status: answered, headers } = await site.get('/share/AAAAAAAAAAAAAAAA/projects/zernoved.png')
  expect([answered, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store'])
})

test('a second process shows what the first has drawn, and draws nothing', async () => {
  const first = await at.start()
  const { address, bytes } = await sharePicture(first, '/contacts/')
  const second = await at.start()
  const response = await second.get(address)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  await Promise.all([first, second].map((site) => site.stop()))
})

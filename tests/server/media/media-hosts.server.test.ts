import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colouredPicture } from '../../support/content/picture.ts'
import { json, redirect, startUpstream, text, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const VARIANT = '/media/w_160,f_webp,q_75'

let api: TestUpstream
let mirror: TestUpstream
let site: TestSite
const hostOf = ({ url }: TestUpstream) => new URL(url).host

beforeAll(async () => {
  const picture = text(await colouredPicture('#FF4B1F'), 'image/png')
  api = await startUpstream()
  mirror = await startUpstream()
  for (const path of ['/upload/a.png', '/upload-private/a.png', '/uploads/a.png', '/a.png', '/upload/photo@2x.png'])
    for (const upstream of [api, mirror]) upstream.on(path, picture)
  mirror.on('/upload/moved.png', redirect(`${api.url}/upload/a.png`))
  site = await startSite({ API_URL: api.url, MEDIA_HOSTS: `${api.url}/upload, ${mirror.url}/upload/` })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
  await mirror.stop()
})

describe('MEDIA_HOSTS with folders', () => {
  test('opens the folder of the API’s host and of another one', async () => {
    expect((await site.get(`${VARIANT}/upload/a.png`)).status).toBe(200)
    expect((await site.get(`${VARIANT}/upload/photo@2x.png`)).status).toBe(200)
    expect((await site.get(`${VARIANT}/@${hostOf(mirror)}/upload/a.png`)).status).toBe(200)
    expect(mirror.requestsTo('/upload/a.png')).toBe(1)
  })

  test.each(['upload-private/a.png', 'uploads/a.png', 'a.png', 'upload'])(
    'keeps %s beside it closed on both, and asks neither',
    async (path) => {
      expect((await site.get(`${VARIANT}/${path}`)).status).toBe(403)
      expect((await site.get(`${VARIANT}/@${hostOf(mirror)}/${path}`)).status).toBe(403)
      expect([api, mirror].map((upstream) => upstream.requestsTo(`/${path}`))).toEqual([0, 0])
    },
  )

  test('lets a page show a portrait of that other host', async () => {
    const [name, code] = ['Мария Ветрова', 'vetrova']
    api.on('/team/', json({ ITEMS: [{ CODE: code, NAME: name, PICTURE: `${mirror.url}/upload/a.png` }], TAGS: {} }))
    const page = await (await site.get('/team/')).text()
    const [address = ''] = /\/media\/[^"\s]+\/upload\/a\.png/.exec(page) ?? []

    expect(page).toContain('Ветрова')
    expect((await site.get(address)).status).toBe(200)
  })

  test('does not follow a redirect from one allowed host to another', async () => {
    const before = api.requestsTo('/upload/a.png')
    expect((await site.get(`${VARIANT}/@${hostOf(mirror)}/upload/moved.png`)).status).toBe(403)
    expect(api.requestsTo('/upload/a.png')).toBe(before)
  })

  test.each(['@evil.example/upload/a.png', '@127.0.0.1/upload/a.png', '@127.0.0.1:1/upload/a.png'])(
    'keeps %s closed',
    async (source) => {
      expect((await site.get(`${VARIANT}/${source}`)).status).toBe(403)
    },
  )
})

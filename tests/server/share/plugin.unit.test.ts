import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Photograph } from '../../../server/share/drawings.ts'
import { lookOf } from '../../../server/share/mark.ts'
import { sharePlugin } from '../../../server/share/plugin.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { feature, noShedding } from '../../support/in-process/feature.ts'

const CASE = '/share/AAAAAAAAAAAAAAAA/projects/zernoved.png'
const CONTACTS = '/share/AAAAAAAAAAAAAAAA/contacts.png'
const BESIDE = 'pictures/projects/zernoved.png?v=0123456789ab'

const shareCard = async (page: string) => ({
  section: '',
  title: 'Зерновед',
  figure: null,
  palette: 'corp',
  picture: page.startsWith('/projects/') ? BESIDE : null,
})

let app: FastifyInstance
const kept = { read: vi.fn(async () => null), write: vi.fn(async () => {}) }
const pictureBytes = vi.fn<(path: string) => Promise<Photograph | null>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  app = Fastify()
  app.register(noShedding)
  app.register(feature('media', { drawnPictures: kept, pictureBytes }))
  app.register(feature('pages', { shareCard }))
  app.register(feature('read-only'))
  app.register(sharePlugin, {
    look: lookOf({ name: 'Верста', colour: null }, null),
    addressOf: (page) => (page === '/contacts/' ? CONTACTS : CASE),
  })
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('a picture without its photograph is drawn once a minute, however many ask', async () => {
  pictureBytes.mockRejectedValue(new Error('нет связи'))
  const [first, second] = [await app.inject(CASE), await app.inject(CASE)]
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect([second.headers['cache-control'], second.headers.etag]).toEqual(['public, max-age=60', first.headers.etag])
  expect(pictureBytes).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  await app.inject(CASE)
  expect(pictureBytes).toHaveBeenCalledTimes(2)
  expect(kept.write).not.toHaveBeenCalled()
})

test('a picture with a photograph of another version than the page names is kept by nobody, and drawn again in a minute', async () => {
  pictureBytes.mockResolvedValueOnce({ bytes: await colouredPicture('#FF4B1F'), isOfVersion: false })
  pictureBytes.mockResolvedValueOnce({ bytes: await colouredPicture('#1F4BFF'), isOfVersion: true })
  const before = await app.inject(CASE)
  expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(kept.write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  const after = await app.inject(CASE)
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(kept.write).toHaveBeenCalledTimes(1)
})

test('a picture the disk has no room for is drawn once a minute', async () => {
  kept.write.mockRejectedValue(new Error('ENOSPC'))
  for (let visit = 0; visit < 3; visit += 1) {
    const { statusCode, headers } = await app.inject(CONTACTS)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect(kept.write).toHaveBeenCalledTimes(1)
})

test('while one waits for its photograph another is drawn', async () => {
  const photograph = Promise.withResolvers<null>()
  pictureBytes.mockReturnValue(photograph.promise)
  const waiting = app.inject(CASE)
  await vi.waitFor(() => expect(pictureBytes).toHaveBeenCalledTimes(1))
  expect((await app.inject(CONTACTS)).statusCode).toBe(200)
  photograph.resolve(null)
  expect((await waiting).statusCode).toBe(200)
})

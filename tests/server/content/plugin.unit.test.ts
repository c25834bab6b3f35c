import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentPlugin, type ContentOptions } from '../../../server/content/plugin.ts'
import type { PictureSize } from '../../../shared/media.ts'
import { GOOD_AREAS, PROJECT } from '../../support/content/content.ts'
import { feature, noTracing } from '../../support/in-process/feature.ts'
import { emptyBody, htmlPage, json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let upstream: TestUpstream
let directory: string
let app: FastifyInstance
const told: string[] = []
const sizeOf = vi.fn<(media: string) => Promise<PictureSize | null>>()

beforeEach(async () => {
  told.splice(0)
  upstream = await startUpstream()
  directory = await mkdtemp(join(tmpdir(), 'versta-content-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  sizeOf.mockReset()
  await app.close()
  await upstream.stop()
  await rm(directory, { recursive: true })
})

async function open(change: Partial<ContentOptions> = {}, redis: unknown = null) {
  app = Fastify({ logger: { level: 'info', stream: { write: (line) => void told.push(JSON.parse(line).msg) } } })
  app.register(feature('redis', { redis }))
  app.register(noTracing)
  app.register(feature('media', { pictureFacts: { isServed: () => true, sizeOf } }))
  app.register(contentPlugin, {
    apiUrl: upstream.url,
    kind: 'contract',
    token: null,
    siteUrl: 'https://versta.example',
    freshMs: DAY_MS,
    staleMs: DAY_MS,
    timeoutMs: 3000,
    contentId: upstream.url,
    isShared: true,
    dataDirectory: directory,
    previewSecret: 'secret',
    ...change,
  })
  await app.ready()
  return app
}

const named = async () => (await app.content.project('zernoved'))?.name

test('content is asked for once, and links of it know the site', async () => {
  upstream.on(
    '/projects/zernoved/',
    json({ ITEM: { ...PROJECT, DETAIL_TEXT: '<p><a href="https://versta.example/">мы</a></p>' } }),
  )
  await open()
  await named()
  expect((await app.content.project('zernoved'))?.detailHtml).toBe('<p><a href="https://versta.example/">мы</a></p>')
  expect(upstream.requestsTo('/projects/zernoved/')).toBe(1)
})

test('what is known is asked for again once the clock was set back', async () => {
  await open()
  expect(await named()).toBe('Зерновед')
  upstream.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: 'Новое имя' } }))
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3 * HOUR_MS)
  await expect.poll(named).toBe('Новое имя')
  expect(told).toContain('the clock was set back: content is checked anew')
})

test('what is known outlives a restart with the upstream down', async () => {
  await open()
  await named()
  await app.close()
  upstream.onAll(status(500))
  await open()
  expect(await named()).toBe('Зерновед')
})

describe('what is known from before a restart', () => {
  test.each([
    ['HTML with status 200', htmlPage],
    ['an empty body', emptyBody],
    ['a record of nothing', json({})],
    ['items without a code', json({ ITEMS: [{ NAME: 'Без кода' }], ITEM: { NAME: 'Без кода' } })],
  ])('stays while the upstream sends %s, and is renewed afterwards', async (_what, junk) => {
    await open()
    await named()
    await app.content.projects()
    await app.close()
    upstream.onAll(junk)
    await open()
    expect(await app.contentStore.refresh(() => true)).toBe(false)
    expect(await named()).toBe('Зерновед')
    expect((await app.content.projects()).items).not.toEqual([])

    upstream.recover()
    upstream.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, NAME: 'Новое имя' } }))
    expect(await app.contentStore.refresh(() => true)).toBe(true)
    expect(await named()).toBe('Новое имя')
  })

  test('stays a list though the upstream says there is none', async () => {
    await open()
    await app.content.projects()
    await app.close()
    upstream.on('/projects/', status(404))
    await open()
    expect(await app.contentStore.refresh(() => true)).toBe(false)
    expect((await app.content.projects()).items).not.toEqual([])
  })

  test('is gone once the upstream says that the item is, and lists it no longer', async () => {
    await open()
    await named()
    await app.content.projects()
    await app.close()
    upstream.on('/projects/zernoved/', status(404))
    upstream.on('/projects/', json({ ITEMS: [] }))
    await open()
    expect(await app.contentStore.refresh(() => true)).toBe(true)
    expect(await app.content.project('zernoved')).toBeNull()
  })
})

describe('an item the upstream says is missing', () => {
  test('stays as it is known while the list shows it, and the log says so once', async () => {
    await open({ freshMs: 0 })
    await named()
    await app.content.projects()
    upstream.onAll(status(404))
    expect(await app.contentStore.refresh(() => true)).toBe(false)
    expect(await named()).toBe('Зерновед')
    expect(await app.contentStore.refresh((path) => path === '/projects/zernoved/')).toBe(false)
    expect(told.filter((message) => message === 'content cannot be read')).toHaveLength(2)

    await app.close()
    upstream.onAll(status(500))
    await open()
    expect(await named()).toBe('Зерновед')
  })

  test('is no reason to forget the redirects when all else is said to be missing, too', async () => {
    upstream.on('/redirects/', json({ ITEMS: [{ FROM: '/old/', TO: '/projects/' }] }))
    await open()
    await app.content.redirects()
    upstream.onAll(status(404))
    expect(await app.contentStore.refresh((path) => path === '/redirects/')).toBe(false)
    expect([...(await app.content.redirects()).keys()]).toEqual(['/old/'])
  })

  test('is neither there nor missing while nothing is known of it or its list', async () => {
    upstream.onAll(status(404))
    await open()
    await expect(named()).rejects.toThrow('/projects/ has no ITEMS')
  })

  test('is missing where the list is there and shows no such item', async () => {
    await open()
    expect(await app.content.project('made-up')).toBeNull()
  })

  test('is missing from a preview whatever the list shows', async () => {
    upstream.on('/projects/?draft=1', json(GOOD_AREAS['/projects/']))
    await open()
    expect(await app.draftContent().project('zernoved')).toBeNull()
  })
})

test('what is known of other content is not used after a restart', async () => {
  await open()
  await named()
  await app.close()
  upstream.onAll(status(500))
  await open({ contentId: 'files of another time' })
  await expect(named()).rejects.toThrow('answered 500')
})

test('content of files is not shared with other processes', async () => {
  const redis = { hget: vi.fn<() => void>() }
  await open({ isShared: false }, redis)
  await named()
  expect(redis.hget).not.toHaveBeenCalled()
})

test('a Redis that fails is told of, and content is read all the same', async () => {
  await open({}, { hget: async () => Promise.reject(new Error('Command timed out')) })
  expect(await named()).toBe('Зерновед')
  expect(told).toContain('content of other processes is left alone for a while')
})

test('content that cannot be read is told of, and when it can again', async () => {
  upstream.onAll(status(500))
  await open()
  await expect(named()).rejects.toThrow('answered 500')
  expect(told).toContain('content cannot be read')
  upstream.recover()
  expect(await app.contentStore.refresh(() => true)).toBe(true)
  expect(told).toContain('content can be read again')
})

describe('a reader for one page', () => {
  test('writes down what the page is made of', async () => {
    await open()
    const before = Date.now()
    const { content, dependencies } = app.recordContent()
    expect(dependencies()).toMatchObject({ versions: new Map(), freshUntilMs: Infinity, isComplete: true })
    await content.project('zernoved')
    await content.projects()
    const { versions, freshUntilMs, isComplete } = dependencies()
    expect([...versions]).toEqual([
      ['/projects/zernoved/', expect.stringMatching(/^[\w-]{16}$/)],
      ['/projects/', expect.stringMatching(/^[\w-]{16}$/)],
    ])
    expect(isComplete).toBe(true)
    expect(freshUntilMs).toBeGreaterThan(before + DAY_MS / 2)
    expect(freshUntilMs).toBeLessThan(before + 2 * DAY_MS)
  })

  test('knows that something was left out', async () => {
    upstream.on('/team/', status(500))
    await open()
    const { content, dependencies } = app.recordContent()
    await expect(content.team()).rejects.toThrow('/team/ answered 500')
    expect(dependencies()).toMatchObject({ isComplete: false })
  })

  test('knows that a size of a picture came too late, and has it the next time', async () => {
    upstream.on('/projects/zernoved/', json({ ITEM: { ...PROJECT, DETAIL_TEXT: '<img src="/pictures/a.png">' } }))
    await open()
    const size = Promise.withResolvers<PictureSize>()
    sizeOf.mockReturnValue(size.promise)
    const late = app.recordContent()
    expect((await late.content.project('zernoved'))?.detailHtml).not.toContain('width="8"')
    expect(late.dependencies()).toMatchObject({ hasSizes: false, isComplete: true })
    size.resolve({ width: 8, height: 4 })
    const next = app.recordContent()
    expect((await next.content.project('zernoved'))?.detailHtml).toContain('width="8" height="4"')
    expect(next.dependencies()).toMatchObject({ hasSizes: true })
  })
})

describe('drafts', () => {
  const drafts = (name: string) =>
    upstream.on('/projects/zernoved/?draft=1', (request, response) =>
      request.headers.authorization === 'Bearer secret'
        ? json({ ITEM: { ...PROJECT, NAME: name } })(request, response)
        : status(403)(request, response),
    )

  test('are asked for with the secret, once for a page and anew for the next', async () => {
    drafts('Черновик')
    await open()
    const content = app.draftContent()
    expect((await content.project('zernoved'))?.name).toBe('Черновик')
    await content.project('zernoved')
    expect(upstream.requestsTo('/projects/zernoved/?draft=1')).toBe(1)
    drafts('Второй')
    expect((await app.draftContent().project('zernoved'))?.name).toBe('Второй')
    expect(await named()).toBe('Зерновед')
  })

  test('that are not there are nothing', async () => {
    await open()
    expect(await app.draftContent().project('zernoved')).toBeNull()
  })
})

test('whoever makes up a thousand addresses has the upstream asked for a few, and the listed items stay', async () => {
  await open()
  const codes = Array.from({ length: 1000 }, (_, count) => `made-up-${count}`)
  for (const code of codes) expect(await app.content.vacancy(code)).toBeNull()
  const asked = codes.filter((code) => upstream.requestsTo(`/vacancies/${code}/`) > 0)
  expect(asked.length).toBeLessThan(100)
  expect(await app.content.vacancy('redaktor')).not.toBeNull()
})

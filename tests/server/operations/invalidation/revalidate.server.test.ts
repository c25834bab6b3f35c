import { describe, expect, test } from 'vitest'
import { PROJECT } from '../../../support/content/content.ts'
import { json, startUpstream, status } from '../../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../../support/site/site-under-test.ts'
import { startSite } from '../../../support/site/site.ts'

const SECRET = 'only-for-this-test'

const { site, upstream } = siteAndUpstream({ CONTENT_FRESH_S: '3600', REVALIDATE_SECRET: SECRET })

const revalidate = (body: unknown, secret = SECRET) =>
  site().postJson('/api/revalidate/', body, { authorization: `Bearer ${secret}` })
const page = async (path: string) => (await site().get(path)).text()

describe('a change the content system tells of', () => {
  test('is on every page at once, long before the content would be asked for again', async () => {
    expect(await page('/projects/zernoved/')).toContain('Зерновед')
    expect(await page('/projects/')).toContain('Зерновед')
    const renamed = { ...PROJECT, NAME: 'Зерновар' }
    upstream().on('/projects/zernoved/', json({ ITEM: renamed, TAGS: {} }))
    upstream().on('/projects/', json({ ITEMS: [renamed], TAGS: {} }))

    const reply = await revalidate({ area: 'projects', code: 'zernoved' })

    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ status: 'ok' })
    for (const path of ['/projects/zernoved/', '/projects/', '/']) expect(await page(path), path).toContain('Зерновар')
  })

  test('may be a page that was missing a moment ago', async () => {
    expect((await site().get('/projects/novy/')).status).toBe(404)
    upstream().on('/projects/novy/', json({ ITEM: { ...PROJECT, CODE: 'novy', NAME: 'Новый' }, TAGS: {} }))

    await revalidate({ area: 'projects' })

    expect((await site().get('/projects/novy/')).status).toBe(200)
  })

  test('leaves pages as they are when the upstream cannot tell it', async () => {
    await page('/services/seo/')
    upstream().onAll(status(500))
    const reply = await revalidate({ area: 'services' })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ status: 'ok', refreshed: false })
    expect((await site().get('/services/seo/')).status).toBe(200)
    upstream().recover()
  })

  test('is not said to be done by who has not been able to read anything yet', async () => {
    const other = await startUpstream()
    other.onAll(status(500))
    const blind = await startSite({ API_URL: other.url, REVALIDATE_SECRET: SECRET })
    expect((await blind.get('/projects/')).status).toBe(503)

    const reply = await blind.postJson(
      '/api/revalidate/',
      { area: 'projects', code: null },
      { authorization: `Bearer ${SECRET}` },
    )

    expect(await reply.json()).toEqual({ status: 'ok', refreshed: false })
    await blind.stop()
    await other.stop()
  })
})

test('a change that other processes could not be told of is said to be so', async () => {
  const alone = await startSite({
    API_URL: upstream().url,
    REVALIDATE_SECRET: SECRET,
    REDIS_URL: 'redis://127.0.0.1:9',
  })

  const reply = await alone.postJson('/api/revalidate/', { area: 'blog' }, { authorization: `Bearer ${SECRET}` })

  expect(await reply.json()).toEqual({ status: 'ok', told: false })
  await alone.stop()
})

test.each([
  ['without a secret', {}, { area: 'projects' }, 401],
  ['with a wrong secret', { authorization: 'Bearer nope' }, { area: 'projects' }, 401],
  ['of an unknown area', { authorization: `Bearer ${SECRET}` }, { area: 'secrets' }, 400],
  ['of a code that is a path', { authorization: `Bearer ${SECRET}` }, { area: 'projects', code: '../x' }, 400],
  ['of nothing', { authorization: `Bearer ${SECRET}` }, {}, 400],
])('a message %s is refused', async (_what, headers, body, expected) => {
  const reply = await site().postJson('/api/revalidate/', body, headers)
  expect(reply.status).toBe(expected)
})

test('guesses of others do not lock out who knows the secret', async () => {
  const guessed = await startSite({ API_URL: upstream().url, REVALIDATE_SECRET: SECRET })
  const post = (secret: string) =>
    guessed.postJson('/api/revalidate/', { area: 'blog' }, { authorization: `Bearer ${secret}` })

  const refusals = await Promise.all(Array.from({ length: 80 }, () => post('nope')))

  expect(new Set(refusals.map((refusal) => refusal.status))).toEqual(new Set([401, 429]))
  expect((await post(SECRET)).status).toBe(200)
  await guessed.stop()
})

test('without a secret in the settings there is no such address', async () => {
  const closed = await startSite({ API_URL: upstream().url })
  expect((await closed.postJson('/api/revalidate/', { area: 'projects' })).status).toBe(404)
  await closed.stop()
})

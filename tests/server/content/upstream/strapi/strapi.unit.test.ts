import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentPlugin } from '../../../../../server/content/plugin.ts'
import { createStrapiUpstream } from '../../../../../server/content/upstream/strapi/upstream.ts'
import { feature, noTracing } from '../../../../support/in-process/feature.ts'
import { startStrapi, TOKEN, type TestStrapi } from '../../../../support/peers/strapi.ts'

const DAY_MS = 86_400_000

let strapi: TestStrapi
let app: FastifyInstance
let directory: string

beforeEach(async () => {
  strapi = await startStrapi()
  directory = await mkdtemp(join(tmpdir(), 'versta-strapi-'))
})
afterEach(async () => {
  await app?.close()
  await strapi.stop()
  await rm(directory, { recursive: true })
})

async function site(token: string | null = TOKEN) {
  app = Fastify()
  app.register(feature('redis', { redis: null }))
  app.register(noTracing)
  app.register(feature('media', { pictureFacts: { isServed: () => true, sizeOf: async () => null } }))
  app.register(contentPlugin, {
    apiUrl: strapi.url,
    kind: 'strapi',
    token,
    siteUrl: 'https://versta.example',
    freshMs: DAY_MS,
    staleMs: DAY_MS,
    timeoutMs: 3000,
    contentId: strapi.url,
    isShared: false,
    dataDirectory: directory,
    previewSecret: null,
  })
  await app.ready()
  return app.content
}

const client = (token = TOKEN) =>
  createStrapiUpstream({ baseUrl: strapi.url, timeoutMs: 3000, authorization: `Bearer ${token}` })

describe('a site behind Strapi', () => {
  test('has the items of every area', async () => {
    const content = await site()
    const { items: projects, tags } = await content.projects()
    expect(projects).toMatchObject([
      {
        code: 'zernoved',
        name: 'Зерновед',
        types: [{ code: 'shop' }],
        previewPicture: expect.stringMatching(/^\/uploads\//),
      },
      { code: 'polubak', result: { value: expect.any(String) } },
    ])
    expect(tags.map(({ code }) => code)).toContain('shop')
    expect(await content.serviceGroups()).toMatchObject([
      { name: expect.any(String), items: [{ code: expect.any(String), isMain: expect.any(Boolean) }] },
      { items: [{}] },
    ])
    expect((await content.posts()).items).toMatchObject([{ tags: [{}] }, { publishedAt: expect.any(Date) }])
    expect(await content.vacancies()).toMatchObject([{ mentor: expect.any(String) }, { salary: expect.any(String) }])
    expect((await content.reviews()).items).toMatchObject([{ status: expect.stringContaining('директор') }, {}])
    expect((await content.team()).items).toMatchObject([{ sinceYear: expect.any(Number) }, { directions: [{}] }])
    expect((await content.certificates()).items).toMatchObject([{ employee: expect.any(String) }, {}])
    expect(await content.tariffs()).toMatchObject([
      {
        service: 'sozdanie-sajta-na-bitrix',
        price: { roubles: 180_000, isFrom: false, isMonthly: false },
        offer: {
          kind: 'options',
          marks: [false, false, true, true, true, 'раз в\u00a0неделю', false, false, false, false, false],
        },
      },
      { service: expect.any(String) },
    ])
  })

  test('has the whole of an item: rich text, rows, references, the day of its last change', async () => {
    const content = await site()
    expect(await content.project('zernoved')).toMatchObject({
      detailHtml: expect.stringMatching(/<h2>Задача<\/h2>[\s\S]*\/media\/[^"]*\/uploads\//),
      detailPicture: expect.stringMatching(/^\/uploads\//),
      updatedAt: new Date('2025-08-21'),
    })
    expect(await content.service('kontekstnaya-reklama')).toMatchObject({
      groupName: 'Контекстная реклама',
      price: { from: 30_000, isMonthly: true },
      facts: [{ name: 'Первые заявки', value: '5\u00a0дней' }, {}, {}, {}],
      questions: expect.arrayContaining([expect.objectContaining({ author: 'asya-verhova' })]),
      projectTypes: ['ads'],
    })
    const vacancy = await content.vacancy('frontend-razrabotchik')
    expect(vacancy?.duties.length).toBeGreaterThan(2)
    expect(vacancy?.steps).toHaveLength(4)
  })

  test('has services whose group is gone under the same name as the embedded origin', async () => {
    strapi.change('services', (entry) => ({ ...entry, group: null }))
    const content = await site()
    expect(await content.serviceGroups()).toMatchObject([{ name: 'Другие услуги', items: [{}, {}] }])
    expect(await content.service('kontekstnaya-reklama')).toMatchObject({ groupName: 'Другие услуги' })
  })

  test('has the redirects of editors', async () => {
    const redirects = await (await site()).redirects()
    expect([...redirects.values()]).toEqual([
      { from: '/aktsiya/', to: '/promo/seo-audit/', isPermanent: false },
      { from: '/portfolio/', to: '/projects/', isPermanent: true },
    ])
  })

  test('has drafts by the token it reads everything else with', async () => {
    await site()
    expect(await app.draftContent().project('zernoved')).toMatchObject({ code: 'zernoved' })
    expect(strapi.queries().map((query) => query.get('status'))).toEqual(['draft'])
  })

  test('has no item that Strapi does not have', async () => {
    expect(await (await site()).project('nowhere')).toBeNull()
  })
})

describe('a reply of Strapi', () => {
  test('is unchanged while what comes of it is', async () => {
    const upstream = client()
    const first = await upstream.get('/projects/')
    if (first.kind !== 'found') throw new Error(first.kind)
    expect(await upstream.get('/projects/', first.validators)).toEqual({ kind: 'unchanged' })
    strapi.change('projects', (entry) => ({ ...entry, name: 'Другое имя' }))
    expect(await upstream.get('/projects/', first.validators)).toMatchObject({ kind: 'found' })
    await upstream.close()
  })

  test('without entries is believed while the Strapi has others', async () => {
    strapi.empty('vacancies')
    const upstream = client()
    const reply = await upstream.get('/vacancies/')
    expect(reply.kind === 'found' && JSON.parse(reply.body.toString()).ITEMS).toEqual([])
    await upstream.close()
  })

  test('of a Strapi that has lost its database takes nothing off the site', async () => {
    strapi.empty()
    const upstream = client()
    for (const path of ['/projects/', '/services/', '/vacancies/', '/projects/zernoved/'])
      await expect(upstream.get(path)).rejects.toThrow('neither services nor projects')
    await upstream.close()
  })

  test('of drafts is believed whatever it lacks, and one with entries is asked for nothing more', async () => {
    const upstream = client()
    for (const path of ['/projects/', '/projects/zernoved/']) await upstream.get(path)
    expect(strapi.queries()).toHaveLength(2)
    strapi.empty()
    expect(await upstream.get('/projects/?draft=1')).toMatchObject({ kind: 'found' })
    expect(await upstream.get('/projects/zernoved/?draft=1')).toMatchObject({ kind: 'missing' })
    expect(strapi.queries()).toHaveLength(4)
    await upstream.close()
  })

  test('that counts no pages is one, and what is no entry in it is left out', async () => {
    const upstream = client()
    for (const meta of [null, { pagination: null }, { pagination: { pageCount: 'many' } }]) {
      strapi.answerAll(JSON.stringify({ data: [null, { code: 'zernoved' }], meta }))
      const reply = await upstream.get('/projects/')
      expect(reply.kind === 'found' && JSON.parse(reply.body.toString()).ITEMS).toEqual([{ CODE: 'zernoved' }])
    }
    await upstream.close()
  })

  test('is asked for no area that the contract does not have', async () => {
    const upstream = client()
    await expect(upstream.get('/users/?draft=1')).rejects.toThrow('/users/ is no area of the contract')
    expect(strapi.queries()).toEqual([])
    await upstream.close()
  })

  test('of many pages is read to the end', async () => {
    strapi.repeat('projects', 3)
    const upstream = client()
    const reply = await upstream.get('/projects/')
    expect(reply.kind === 'found' && JSON.parse(reply.body.toString()).ITEMS).toHaveLength(6)
    await upstream.close()
  })

  test('says from when until when an item is shown, in lists too', async () => {
    const period = { active_from: '2026-11-24T07:00:00.000Z', active_to: '2026-12-01T07:00:00.000Z' }
    strapi.change('vacancies', (entry) => ({ ...entry, ...period }))
    const upstream = client()
    const reply = await upstream.get('/vacancies/')
    expect(reply.kind === 'found' && JSON.parse(reply.body.toString()).ITEMS[0]).toMatchObject({
      ACTIVE_FROM: period.active_from,
      ACTIVE_TO: period.active_to,
    })
    const asked = [...(strapi.queries()[0]?.values() ?? [])]
    expect(asked).toEqual(expect.arrayContaining(['active_from', 'active_to']))
    await upstream.close()
  })

  test('names the codes an item had, in lists too', async () => {
    strapi.change('projects', (entry) => ({ ...entry, former_codes: 'kofe\nzerno\n' }))
    const upstream = client()
    for (const path of ['/projects/', '/projects/zernoved/']) {
      const reply = await upstream.get(path)
      const { ITEM, ITEMS } = reply.kind === 'found' && JSON.parse(reply.body.toString())
      expect((ITEM ?? ITEMS[0]).FORMER_CODES).toEqual(['kofe', 'zerno'])
    }
    expect(strapi.queries()[0]?.getAll('fields[1]')).toEqual(['former_codes'])
    await upstream.close()
  })

  test('holds drafts where they are asked for, and nowhere else', async () => {
    const upstream = client()
    await upstream.get('/projects/zernoved/')
    await upstream.get('/projects/zernoved/?draft=1')
    expect(strapi.queries().map((query) => query.get('status'))).toEqual([null, 'draft'])
    await upstream.close()
  })

  test('that refuses the token names the place and the status, not the token', async () => {
    const upstream = client('wrong')
    await expect(upstream.get('/projects/')).rejects.toThrow(/^\/api\/projects answered 403$/)
    await upstream.close()
  })

  test.each([['{"ITEMS":[]}'], ['[]'], ['<html>'], ['{"data":{"code":"zernoved"}}']])(
    'of another system is no list: %s',
    async (body) => {
      strapi.answerAll(body)
      const upstream = client()
      await expect(upstream.get('/projects/')).rejects.toThrow(/^\/api\/projects /)
      await upstream.close()
    },
  )
})

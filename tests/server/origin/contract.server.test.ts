import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AREAS } from '../../../server/origin/areas.ts'
import { createOrigin } from '../../../server/origin/origin.ts'

let origin: FastifyInstance
let url: string

beforeAll(async () => {
  origin = createOrigin(resolve('content'), { warn: () => {} })
  url = await origin.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => origin.close())

describe('the embedded origin', () => {
  test.each(AREAS)('lists $name with ITEMS and TAGS', async ({ name }) => {
    const response = await fetch(`${url}/${name}/`)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ ITEMS: expect.anything(), TAGS: expect.any(Object) })
  })

  test('groups services by the names of their groups, in their order', async () => {
    const { ITEMS } = await read('/services/')
    expect(Object.keys(ITEMS)).toEqual([
      'Разработка сайтов',
      'Сайты на Битриксе',
      'Техническая поддержка',
      'SEO-продвижение',
      'Контекстная реклама',
      'Ведение SMM',
      'Управление репутацией',
    ])
  })

  test('holds the 18 projects and 36 services of the demo', async () => {
    const { ITEMS: projects } = await read('/projects/')
    const { ITEMS: services } = await read('/services/')
    expect(projects).toHaveLength(18)
    expect(Object.values(services).flat()).toHaveLength(36)
  })

  test.each([
    ['services', 'seo'],
    ['projects', 'zernoved'],
    ['blog', 'pervyy-ekran'],
    ['vacancies', 'redaktor'],
  ])('gives an item of %s by its code', async (area, code) => {
    const { ITEM } = await read(`/${area}/${code}/`)
    expect(ITEM).toMatchObject({ CODE: code, NAME: expect.any(String), TIMESTAMP: expect.any(Number) })
  })

  test('leaves the heavy texts to the item', async () => {
    const { ITEMS } = await read('/projects/')
    const { ITEM } = await read('/projects/polubak/')
    expect(ITEMS.every((item: object) => !('DETAIL_TEXT' in item) && !('CUSTOM_HTML' in item))).toBe(true)
    expect(ITEM).toMatchObject({ DETAIL_TEXT: expect.any(String), CUSTOM_HTML: { TEXT: expect.any(String) } })
  })

  test('puts the newest article first', async () => {
    const { ITEMS } = await read('/blog/')
    const days = ITEMS.map((item: { DATE_CREATE: string }) => item.DATE_CREATE)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test.each(['/projects/nope/', '/blog/nope/', '/nope/', '/projects/..%2Fteam/', '/reviews/anna/'])(
    'answers 404 to %s',
    async (path) => {
      expect((await fetch(url + path)).status).toBe(404)
    },
  )

  test('answers 304 without a body to who knows the list already', async () => {
    const first = await fetch(`${url}/projects/`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${url}/projects/`, { headers: { 'if-none-match': etag } })

    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  test('serves pictures', async () => {
    const { ITEM } = await read('/projects/zernoved/')
    const response = await fetch(url + ITEM.PREVIEW_PICTURE)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  })

  test('serves no file beside its pictures', async () => {
    expect((await fetch(`${url}/pictures/..%2Fprojects%2Fzernoved.md`)).status).not.toBe(200)
  })
})

async function read(path: string) {
  return (await fetch(url + path)).json()
}

import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Named {
  id: number
  name: string
  code?: string
  type?: string
}

const require = createRequire(import.meta.url)
const { nameAdministrator } = require('../../cms/src/roles.js') as {
  nameAdministrator: (strapi: object) => Promise<void>
}
const { keepToken } = require('../../cms/site-token.js') as {
  keepToken: (strapi: object, file: string, say: (line: string) => void) => Promise<void>
}

/** A Strapi with such roles or tokens, as its own services keep them. */
function strapiWith(...kept: Named[]) {
  const fits = (wanted: object) => (one: Named) =>
    Object.entries(wanted).every(([key, value]: [string, string | { $in: string[] }]) => {
      const own = String(one[key as keyof Named])
      return typeof value === 'string' ? own === value : value.$in.includes(own)
    })
  const service = {
    findOne: async (wanted: object) => kept.find(fits(wanted)) ?? null,
    update: async ({ id }: { id: number }, fields: object) =>
      Object.assign(kept.find((one) => one.id === id) ?? {}, fields),
    exists: async (wanted: object) => kept.some(fits(wanted)),
    getByName: async (name: string) => kept.find((one) => one.name === name) ?? null,
    create: async (fields: Omit<Named, 'id'>) => {
      kept.push({ id: kept.length + 1, ...fields })
      return { accessKey: 'key of the site' }
    },
    revoke: async (id: number) =>
      void kept.splice(
        kept.findIndex((one) => one.id === id),
        1,
      ),
  }
  return { kept, service: () => service }
}

test.each([
  ['Super Admin', 'Администратор'],
  ['Главный редактор', 'Главный редактор'],
])('the first role, called «%s», is «%s» after a start', async (name, then) => {
  const strapi = strapiWith(
    { id: 1, code: 'strapi-super-admin', name },
    { id: 2, code: 'versta-editor', name: 'Редактор' },
  )
  await nameAdministrator(strapi)
  expect(strapi.kept.map((role) => role.name)).toEqual([then, 'Редактор'])
})

const fileOfToken = () => join(mkdtempSync(join(tmpdir(), 'versta-token-')), '.token')

test('of all tokens that Strapi makes by itself none is left: the site has one, that only reads', async () => {
  const strapi = strapiWith(
    { id: 1, name: 'Read Only', type: 'read-only' },
    { id: 2, name: 'Full Access', type: 'full-access' },
  )
  const file = fileOfToken()
  await keepToken(strapi, file, () => undefined)
  expect(strapi.kept).toEqual([expect.objectContaining({ name: 'Сайт', type: 'read-only' })])
  expect(readFileSync(file, 'utf8')).toBe('key of the site\n')
})

test.each(['Сайт', 'site'])(
  'a Strapi that has the token «%s» keeps it, and whatever else an administrator has made',
  async (name) => {
    const before = [
      { id: 1, name },
      { id: 2, name: 'Full Access' },
    ]
    const strapi = strapiWith(...before)
    await keepToken(strapi, '/nowhere/.token', () => undefined)
    expect(strapi.kept).toEqual(before)
  },
)

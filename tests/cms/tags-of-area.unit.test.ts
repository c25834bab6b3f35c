import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

interface Attribute {
  target?: string
  pluginOptions?: { versta: { area: string } }
}
interface Relations {
  findAvailable: (ctx: { params: object; request: { query: object } }) => unknown
}

const { offerTagsOfArea } = createRequire(import.meta.url)('../../cms/src/tags-of-area.js') as {
  offerTagsOfArea: (strapi: object) => void
}
const CMS = join(import.meta.dirname, '../../cms')
const SCHEMAS = globSync('src/api/*/content-types/*/schema.json', { cwd: CMS }).map(
  (file) => JSON.parse(readFileSync(join(CMS, file), 'utf8')) as { attributes: Record<string, Attribute> },
)

test('every field of tags says whose tags it offers', () => {
  const fields = SCHEMAS.flatMap(({ attributes }) => Object.values(attributes))
  const areas = fields
    .filter(({ target }) => target === 'api::tag.tag')
    .map((field) => field.pluginOptions?.versta.area)
  expect(areas.toSorted()).toEqual(['blog', 'certificates', 'projects', 'projects', 'reviews', 'team'])
})

test.each([
  ['type', {}, { $and: [{}, { area: 'projects' }] }],
  ['type', { filters: { name: 'SEO' } }, { $and: [{ name: 'SEO' }, { area: 'projects' }] }],
  ['author', {}, undefined],
])('a field «%s» asked for with %j is offered %j', (targetField, query, filters) => {
  const findAvailable = vi.fn<Relations['findAvailable']>()
  let extended: Relations = { findAvailable }
  offerTagsOfArea({
    get: () => ({ extend: (_uid: string, change: (before: Relations) => Relations) => (extended = change(extended)) }),
    getModel: () => ({ attributes: { type: { pluginOptions: { versta: { area: 'projects' } } }, author: {} } }),
  })
  const ctx = { params: { model: 'api::project.project', targetField }, request: { query } }
  extended.findAvailable(ctx)
  expect(findAvailable).toHaveBeenCalledWith(ctx)
  expect(ctx.request.query).toEqual(filters === undefined ? {} : { filters })
})

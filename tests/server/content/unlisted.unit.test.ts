import { describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import type { ContentStore } from '../../../server/content/cache/content-store.ts'
import type { Resource } from '../../../server/content/resource.ts'
import { limitUnlisted } from '../../../server/content/unlisted.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'

const AT_ONCE = 50

const item = (area: string, code: string): Resource<unknown> => ({
  path: `/${area}/${code}/`,
  normalise: (reply) => (reply === null ? 'nothing' : reply),
})

function world() {
  const clock = { now: 0 }
  const known = new Set(['/blog/'])
  const asked = vi.fn(async ({ path }: Resource<unknown>) => ({ value: path, version: '1', freshUntilMs: 1000 }))
  const lists = {
    serviceGroups: async () => [{ name: 'Поиск', items: [{ code: 'seo' }, { code: 'ads' }] }],
    projects: async () => ({ items: [{ code: 'gudron' }, { code: 'zernoved' }], tags: [] }),
    posts: vi.fn(async () => ({ items: [{ code: 'poisk' }, { code: 'ekran' }], tags: [] })),
    vacancies: async () => [{ code: 'redaktor' }, { code: 'dizayner' }],
  }
  const store = { read: asked as unknown as ContentStore['read'], needsNoRequest: (path: string) => known.has(path) }
  const read = limitUnlisted(store, lists as unknown as ContentReader, () => clock.now)
  /** Asks for items nobody knows until no more are asked for. */
  const exhaust = async () => {
    for (let count = 0; count < AT_ONCE; count += 1) await read(item('blog', `made-up-${count}`))
    asked.mockClear()
  }
  return { clock, known, asked, lists, read, exhaust }
}

describe('an item that is not listed', () => {
  test('is asked for all the same, as few at once as anybody may need', async () => {
    const { asked, read, exhaust } = world()
    expect(await read(item('blog', 'hidden'))).toMatchObject({ value: '/blog/hidden/' })
    await exhaust()
    expect(await read(item('blog', 'one-too-many'))).toEqual({ value: 'nothing', version: 'missing', freshUntilMs: 0 })
    expect(asked).not.toHaveBeenCalled()
  })

  test('is asked for again after a second', async () => {
    const { clock, read, exhaust } = world()
    await exhaust()
    clock.now = 1000
    expect(await read(item('blog', 'hidden'))).toMatchObject({ value: '/blog/hidden/' })
    expect(await read(item('blog', 'one-too-many'))).toMatchObject({ value: 'nothing' })
  })

  test('is read without a question when it is known', async () => {
    const { known, read, exhaust } = world()
    await exhaust()
    known.add('/blog/hidden/')
    expect(await read(item('blog', 'hidden'))).toMatchObject({ value: '/blog/hidden/' })
  })

  test('is neither there nor missing where the list cannot be read', async () => {
    const { lists, read, exhaust } = world()
    await exhaust()
    lists.posts.mockRejectedValue(new UpstreamDown('нет связи'))
    await expect(read(item('blog', 'hidden'))).rejects.toThrow(UpstreamDown)
  })
})

test.each([
  ['services', 'seo'],
  ['projects', 'zernoved'],
  ['blog', 'ekran'],
  ['vacancies', 'redaktor'],
])('an item that %s list is asked for whatever was asked before', async (area, code) => {
  const { read, exhaust } = world()
  await exhaust()
  expect(await read(item(area, code))).toMatchObject({ value: `/${area}/${code}/` })
})

test('a list nobody has asked for yet is not waited for while items may be asked for', async () => {
  const { known, lists, read } = world()
  known.clear()
  await read(item('blog', 'ekran'))
  expect(lists.posts).not.toHaveBeenCalled()
})

test('an item its list shows takes nothing from those it does not', async () => {
  const { read } = world()
  for (let count = 0; count < AT_ONCE; count += 1) await read(item('blog', 'ekran'))
  expect(await read(item('blog', 'hidden'))).toMatchObject({ value: '/blog/hidden/' })
})

test('a list is read whatever was asked before, known or not', async () => {
  const { known, read, exhaust } = world()
  await exhaust()
  known.clear()
  expect(await read({ path: '/blog/', normalise: () => 'list' })).toMatchObject({ value: '/blog/' })
})

import { expect, test } from 'vitest'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { createContentReader } from '../../../server/content/reader.ts'
import type { Resource } from '../../../server/content/resource.ts'
import { PROJECT, SERVICE } from '../../support/content/content.ts'

const TODAY = Date.parse('2026-11-24T12:00:00+03:00')
const TOMORROW = '2026-11-25'
const YESTERDAY = '2026-11-23'

/** What a visitor sees at a moment of an upstream that answers so. */
const shownAt = (nowMs: number, areas: Record<string, unknown>) =>
  createContentReader({
    read: async <Value>({ path, normalise }: Resource<Value>) => normalise(areas[path] ?? null),
    select: (timeline) => timeline.at(nowMs).value,
    html: async () => createHtmlCleaner('https://versta.example'),
    measured: async (text) => text,
    log: { warn: () => {} },
  })

const projects = (...items: object[]) => ({ '/projects/': { ITEMS: items.map((item) => ({ ...PROJECT, ...item })) } })
const services = (...items: object[]) => ({
  '/services/': { ITEMS: { Группа: items.map((item) => ({ ...SERVICE, ...item })) } },
})

test('a list has the items whose period has begun and not ended', async () => {
  const { items } = await shownAt(
    TODAY,
    projects(
      { CODE: 'begun', ACTIVE_FROM: YESTERDAY },
      { CODE: 'ahead', ACTIVE_FROM: TOMORROW },
      { CODE: 'over', ACTIVE_TO: YESTERDAY },
      { CODE: 'always' },
    ),
  ).projects()
  expect(items.map(({ code }) => code)).toEqual(['begun', 'always'])
})

test('of two versions of an item each is shown in its time', async () => {
  const areas = projects(
    { CODE: 'one', NAME: 'Прежний', ACTIVE_TO: TOMORROW },
    { CODE: 'one', NAME: 'Новый', ACTIVE_FROM: TOMORROW },
  )
  for (const [nowMs, name] of [
    [TODAY, 'Прежний'],
    [TODAY + 86_400_000, 'Новый'],
  ] as const)
    expect((await shownAt(nowMs, areas).projects()).items).toMatchObject([{ name }])
})

test('a group of services has those alone', async () => {
  const content = shownAt(TODAY, services({ CODE: 'seo' }, { CODE: 'ahead', ACTIVE_FROM: TOMORROW }))
  expect((await content.serviceGroups()).map(({ items }) => items.map(({ code }) => code))).toEqual([['seo']])
})

test('an address of before leads nowhere while the item is not shown', async () => {
  const renamed = { CODE: 'new', FORMER_CODES: ['old'], ACTIVE_FROM: TOMORROW }
  const areas = { ...projects(renamed), ...services({ CODE: 'seo' }, renamed) }
  for (const area of ['projects', 'services'] as const) {
    expect(await shownAt(TODAY, areas).codeNow(area, 'old')).toBeNull()
    expect(await shownAt(TODAY + 86_400_000, areas).codeNow(area, 'old')).toBe('new')
  }
})

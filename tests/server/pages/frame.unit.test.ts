import { describe, expect, test } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import { readFrame } from '../../../server/pages/frame.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'

const down = () => Promise.reject(new UpstreamDown('нет связи'))
const GROUPS = [
  {
    name: 'Реклама',
    items: [
      { code: 'seo', isMain: true, description: 'Поиск', icon: 'tabler:search', name: 'SEO' },
      { code: 'ads', isMain: false, description: null, icon: null, name: 'Контекст' },
    ],
  },
  { name: 'Сайты', items: [{ code: 'shop', isMain: true, description: null, icon: null, name: 'Магазин' }] },
]
const reader = (parts: Record<string, unknown>) => parts as unknown as ContentReader

describe('the frame of a page', () => {
  test('lists the main service of each group under the group’s name, and counts', async () => {
    const content = reader({ serviceGroups: async () => GROUPS, projects: async () => ({ items: [1, 2, 3, 4] }) })
    expect(await readFrame(content)).toStrictEqual({
      services: [
        { code: 'seo', name: 'Реклама', description: 'Поиск' },
        { code: 'shop', name: 'Сайты', description: null },
      ],
      counts: { services: 3, projects: 4 },
    })
  })

  test.each([
    [{ serviceGroups: down, projects: async () => ({ items: [] }) }, {}],
    [{ serviceGroups: down, projects: async () => ({ items: [1] }) }, { projects: 1 }],
    [{ serviceGroups: async () => [], projects: down }, {}],
  ])('stands without what cannot be read or is empty', async (parts, counts) => {
    expect(await readFrame(reader(parts))).toStrictEqual({ services: [], counts })
  })
})

import { expect, test } from 'vitest'
import { llmsText } from '../../../server/seo/llms.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example', SITE_PRODUCT_CODE: 'lavka' })
const NOTHING = {
  ...site,
  name: 'Лён',
  legalName: '',
  taxId: '',
  phones: [],
  email: '',
  city: '',
  street: '',
  hours: null,
}

const failing = () => Promise.reject(new Error('down'))
const reader = (readings: object) =>
  ({
    serviceGroups: failing,
    projects: failing,
    posts: failing,
    vacancies: failing,
    ...readings,
  }) as unknown as ContentReader

test('what is not known or cannot be read is left out', async () => {
  const text = await llmsText(reader({}), NOTHING, { description: null, product: null })
  expect(text.startsWith('# Лён\n\n- Сайт: https://versta.example/\n\nКаждая страница')).toBe(true)
  expect(text.match(/^## .+/gm)).toEqual(['## Разделы'])
})

test('a name takes one line, and may hold brackets', async () => {
  const told = { description: 'Всё\nо\u00a0нас', product: 'Лавка' }
  const project = { code: 'a', name: 'Сайт\u00a0[бета]\nи ещё', previewText: '', publishedAt: new Date(0) }
  const text = await llmsText(reader({ projects: async () => ({ items: [project], tags: [] }) }), site, told)
  expect(text).toContain('\n> Всё о нас\n')
  expect(text).toContain('\n- [Лавка](https://versta.example/lavka/index.md)\n')
  expect(text).toContain('\n## Проекты\n\n- [Сайт \\[бета\\] и ещё](https://versta.example/projects/a/index.md)\n')
})

import { expect, test, vi } from 'vitest'
import { normalisePost } from '../../../../server/content/entities/post.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { textOf } from '../../../../shared/html-text.ts'
import { POST } from '../../../support/content/content.ts'

vi.mock('../../../../shared/html-text.ts', async (original) => {
  const real = await original<typeof import('../../../../shared/html-text.ts')>()
  return { ...real, textOf: vi.fn(real.textOf) }
})

const articleOf = (chapters: number) => {
  const DETAIL_TEXT = `<h2>Новая глава</h2><p>${'слово '.repeat(98)}</p>`.repeat(chapters)
  return normalisePost({ ...POST, DETAIL_TEXT }, [], createHtmlCleaner('https://versta.example'))
}

test('chapters begin at the minute that all words before them take, those of headings too', () => {
  const { sections, readingMinutes } = articleOf(6)
  expect(sections.map(({ minute }) => minute)).toEqual([0, 1, 1, 2, 2, 3])
  expect(readingMinutes).toBe(3)
})

test('the words of an article are counted once, however many chapters it has', () => {
  const { detailHtml } = articleOf(500)
  const read = vi.mocked(textOf).mock.calls.reduce((sum, [html]) => sum + html.length, 0)
  expect(read).toBeLessThan(2 * detailHtml.length)
})

import { expect, test } from 'vitest'
import { GOOD_AREAS, POST } from '../../support/content/content.ts'
import { startUpstream } from '../../support/peers/upstream.ts'
import { startSite } from '../../support/site/site.ts'

/** A tag without a code is its own code, and so a part of addresses. */
const AREAS = {
  ...GOOD_AREAS,
  '/blog/': { ITEMS: [{ ...POST, TAGS: ['Дизайн'] }], TAGS: ['Дизайн'] },
}

const ADDRESSES = [
  '/',
  '/services/',
  '/services/seo/',
  '/projects/',
  '/projects/zernoved/',
  '/blog/',
  '/blog/pervyy-ekran/',
  '/blog/pervyy-ekran/index.md',
  '/blog/rss.xml',
  '/vacancies/redaktor/',
  '/reviews/',
  '/team/',
  '/certificates/',
  '/sitemap/',
  '/sitemap.xml',
  '/llms.txt',
]

/** What no document of HTML or XML may hold, and what half of a character becomes. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\ufffd/u

/** Every text with what is pasted along from a word processor, and in markup a picture whose name cannot be one. */
function pasted(content: unknown): unknown {
  if (typeof content === 'string') {
    const isMarkup = content.includes('<p>')
    const text = /[а-яё]/i.test(content)
      ? content.replace(/[а-яё]/i, (letter) => `${letter}\u001f\u0000\u0085\ud83d`)
      : content
    return isMarkup ? `${text}<p>a&#11;b<img src="/upload/\u0000.png" alt="\u000b"></p>` : text
  }
  if (Array.isArray(content)) return content.map(pasted)
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, pasted(value)]))
}

test('control characters and halves of characters in the content reach no document', async () => {
  const upstream = await startUpstream(pasted(AREAS) as Record<string, unknown>)
  const site = await startSite({ API_URL: upstream.url })
  try {
    const holding: string[] = []
    for (const address of ADDRESSES) {
      const response = await site.get(address)
      expect(response.status, address).toBe(200)
      if (FORBIDDEN.test(await response.text())) holding.push(address)
    }
    expect(holding).toEqual([])
  } finally {
    await site.stop()
    await upstream.stop()
  }
})

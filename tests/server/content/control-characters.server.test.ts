import { expect, test } from 'vitest'
import { GOOD_AREAS } from '../../support/content.ts'
import { startSite } from '../../support/site.ts'
import { startUpstream } from '../../support/upstream.ts'

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

/** What no document of HTML or XML may hold. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]/u

/** Every text with what is pasted along from a word processor, and in markup a picture whose name cannot be one. */
function pasted(content: unknown): unknown {
  if (typeof content === 'string') {
    const isMarkup = content.includes('<p>')
    const text = /[а-яё]/i.test(content)
      ? content.replace(/[а-яё]/i, (letter) => `${letter}\u001f\u0000\u0085`)
      : content
    return isMarkup ? `${text}<p>a&#11;b<img src="/upload/\u0000.png" alt="\u000b"></p>` : text
  }
  if (Array.isArray(content)) return content.map(pasted)
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, pasted(value)]))
}

test('control characters of the content reach no document', async () => {
  const upstream = await startUpstream(pasted(GOOD_AREAS) as Record<string, unknown>)
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

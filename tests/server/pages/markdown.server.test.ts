import { beforeAll, describe, expect, test } from 'vitest'
import { markdownAddress } from '../../../shared/markdown-address.ts'
import { addressesOf } from '../../support/content/demo-traces.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

describe('every page of the sitemap as Markdown', () => {
  let texts: Map<string, string>
  beforeAll(async () => {
    const addresses = await addressesOf(site())
    const read = async (address: string) => (await site().get(markdownAddress(address))).text()
    const markdown = await inParallel(2, addresses, read)
    texts = new Map(addresses.map((address, at) => [address, markdown[at] ?? '']))
  })

  const offending = (pattern: RegExp) =>
    [...texts].flatMap(([address, text]) => (text.match(pattern) ?? []).map((found) => `${address}: ${found}`))

  test('has its facts and one main heading', () => {
    for (const [address, text] of texts) {
      expect(text, address).toContain(`---\ntitle: "`)
      expect(text).toContain(`\nurl: "https://versta.example${address}"\n`)
      expect([address, text.match(/^# \S/gm)?.length]).toEqual([address, 1])
    }
  })

  test('says what its page says: of each the words of the main part, none of the frame', async () => {
    for (const address of [
      '/blog/pervyy-ekran/',
      '/services/seo/',
      '/projects/gudron/',
      '/policy/',
      '/vacancies/redaktor/',
    ]) {
      const html = await (await site().get(address)).text()
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      const paragraphs = [...main.matchAll(/<p>([^<]{60,})<\/p>/g)].map(([, words = '']) => lettersOf(words))
      const text = lettersOf(texts.get(address) ?? '')
      expect(paragraphs.filter((words) => !text.includes(words))).toEqual([])
      expect(text).not.toContain(lettersOf('Политика конфиденциальности Карта сайта'))
    }
  })

  test('holds no markup, no address that is not whole, no popup, no typographic space', () => {
    expect(offending(/<\/?[a-z][^>]*>|style=|class=/g)).toEqual([])
    expect(offending(/\]\((?!https?:\/\/|mailto:|tel:)[^)]*\)/g)).toEqual([])
    expect(offending(/popup=|undefined|\[\s*\]|\[\s*\n|[\u00a0\u202f\u2060\u00ad]/g)).toEqual([])
  })

  test('runs no words together that the page sets apart', () => {
    expect(offending(/\*\*\p{Lu}[^*\n]*\*\*\p{Lu}|\p{Ll}\*\*\p{Lu}/gu)).toEqual([])
  })
})

const lettersOf = (text: string) => text.replaceAll(/&(?:quot|amp|lt|gt|#x27);/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

test('a page says where its Markdown is, and leads there whoever takes it at its word', async () => {
  for (const address of ['/', '/blog/?page=2', '/projects/zernoved/']) {
    const html = await (await site().get(address)).text()
    const [, markdown = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? []
    const found = new URL(markdown, `https://versta.example${address}`)
    expect(found.pathname + found.search).toBe(markdownAddress(address))
    const response = await site().get(found.pathname + found.search)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT } from '../../support/content/content.ts'
import { json, startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const HOSTILE = '</script><script>alert(1)</script><!--\u2028'

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  upstream = await startUpstream()
  upstream.on('/projects/', json({ ITEMS: [{ ...PROJECT, NAME: `Зерновед ${HOSTILE}` }], TAGS: [] }))
  site = await startSite({ API_URL: upstream.url })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

const PAGES = ['/', '/nowhere/', '/?popup=callback', '/?popup=success', '/?popup=error', '/projects/nope/']

describe.each(PAGES)('the HTML of %s', (path) => {
  test('carries no style attribute, and no style element but that of the build, behind what messengers read', async () => {
    const html = await htmlOf(path)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html.match(/<style[\s>]/g)).toHaveLength(1)
    expect(html.slice(html.indexOf('</style>')).startsWith('</style></head>')).toBe(true)
  })

  test('carries no script but the one for the night, only data and files', async () => {
    const scripts = (await htmlOf(path)).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => script.startsWith('<script data-night="/'))).toHaveLength(1)
    for (const script of scripts) expect(script).toMatch(/ (?:src|data-night)="\/|type="application\/(?:ld\+)?json"/)
  })

  test('carries no handler attribute', async () => {
    expect(await htmlOf(path)).not.toMatch(/<[^>]+\son[a-z]+=/)
  })

  test('is in Russian', async () => {
    expect(await htmlOf(path)).toMatch(/<html[^>]* lang="ru"/)
  })
})

describe('hostile content', () => {
  test('is inert in the markup and in the serialised state', async () => {
    const html = await htmlOf('/')
    expect(html).toContain('Зерновед')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<!--\u2028')
  })

  test('of an address is inert', async () => {
    const html = await htmlOf(`/?popup=${encodeURIComponent(HOSTILE)}&q=${encodeURIComponent(HOSTILE)}`)
    expect(html).not.toContain('<script>alert')
  })
})

async function htmlOf(path: string) {
  return (await site.get(path)).text()
}

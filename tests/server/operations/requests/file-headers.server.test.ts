import { globSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { headBytes } from '../../../support/header-lines.ts'
import { siteUnderTest } from '../../../support/site/site-under-test.ts'

const LIMIT_BYTES = 350

const ASSETS = globSync('**/*.{js,css,svg,woff2}', { cwd: 'dist/client/assets' }).map((file) => `/assets/${file}`)
const ICONS = globSync('*', { cwd: 'content/icons' }).map((file) => `/${file}`)
const ROOT_FILES = ['/speculation-rules.json', '/site.webmanifest', '/logo.svg', ...ICONS]
const PICTURES = [
  '/media/w_640,f_jpeg,q_82/pictures/team/darya-polosina.webp',
  '/media/w_640/pictures/team/darya-polosina.webp',
]
const FILES = [...ASSETS, ...ROOT_FILES, ...PICTURES]

const site = siteUnderTest()
/** A connection is kept, as browsers do: what says so are header lines, too. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

describe.each(FILES)('%s', (path) => {
  test('comes with few headers, not sent again with as few', async () => {
    const whole = await ask(path)
    const unchanged = await ask(path, { 'if-none-match': String(whole.headers.etag) })
    const plain = await ask(path, { 'accept-encoding': 'identity', range: 'bytes=0-99' })

    expect([whole.statusCode, unchanged.statusCode]).toEqual([200, 304])
    for (const answer of [whole, unchanged, plain]) expect(headBytes(answer)).toBeLessThanOrEqual(LIMIT_BYTES)
  })

  test('is taken for what it is, and runs no script when opened by itself', async () => {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe(path.endsWith('.svg') ? 'sandbox' : undefined)
  })
})

test('every kind of file is among them', () => {
  for (const end of ['.js', '.css', '.svg', '.woff2', '.png', '.ico', '.webmanifest'])
    expect(
      FILES.filter((path) => path.endsWith(end)),
      end,
    ).not.toEqual([])
})

function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } }
    get(site().url + path, asked, (answer) => answer.resume().on('end', () => resolve(answer))).on('error', reject)
  })
}

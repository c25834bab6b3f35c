import { describe, expect, test } from 'vitest'
import { SERVICE_DRAWINGS } from '../../../shared/service-drawings.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

describe('icons of an installed collection', () => {
  test('come as Iconify JSON', async () => {
    const response = await site().get('/api/icons/tabler.json?icons=browser,truck')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({
      prefix: 'tabler',
      width: 24,
      height: 24,
      icons: {
        browser: { body: expect.stringContaining('<path') },
        truck: { body: expect.stringContaining('<path') },
      },
    })
  })

  test('that are unknown are listed, and do not spoil the others', async () => {
    const answer = await json('/api/icons/tabler.json?icons=truck,no-such-icon,constructor,__proto__,%3Cscript%3E')
    expect(Object.keys(answer.icons)).toEqual(['truck'])
    expect(answer.not_found).toEqual(['no-such-icon', 'constructor', '__proto__', '<script>'])
  })

  test('are kept for a week, and only asked about by their tag', async () => {
    const { headers } = await site().get('/api/icons/tabler.json?icons=truck')
    const tag = headers.get('etag') ?? ''
    expect(headers.get('cache-control')).toBe('public, max-age=604800')

    const again = await site().get('/api/icons/tabler.json?icons=truck', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('that are missing today are asked for again soon', async () => {
    const { headers } = await site().get('/api/icons/tabler.json?icons=no-such-icon')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })
})

test('the studio’s own drawings are the collection «versta»', async () => {
  const { icons } = await json(`/api/icons/versta.json?icons=${Object.keys(SERVICE_DRAWINGS).join(',')}`)
  for (const [code, path] of Object.entries(SERVICE_DRAWINGS)) expect(icons[code]?.body).toContain(` d="${path}"`)
})

test.each([
  ['/api/icons/no-such.json?icons=home', 404],
  ['/api/icons/constructor.json?icons=home', 404],
  ['/api/icons/..%2F..%2Fpackage.json?icons=home', 404],
  ['/api/icons/Tabler.json?icons=home', 404],
  ['/api/icons/tabler.json', 400],
  ['/api/icons/tabler.json?icons=', 400],
  ['/api/icons/tabler.json?icons=home&icons=truck', 400],
  [`/api/icons/tabler.json?icons=${'a'.repeat(495)}`, 414],
])('%s is refused: %i', async (path, expected) => {
  const response = await site().get(path)
  expect(response.status).toBe(expected)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('services stand in the register with the icons the API names', async () => {
  const html = await (await site().get('/services/')).text()
  const { icons } = await json('/api/icons/tabler.json?icons=truck')
  const [, path = ''] = / d="([^"]+)"/.exec(icons['truck']?.body ?? '') ?? []
  expect(path).not.toBe('')
  expect(html).toContain(`d="${path}"`)
})

interface Answer {
  icons: Record<string, { body: string }>
  not_found?: string[]
}

async function json(path: string): Promise<Answer> {
  return (await site().get(path)).json()
}

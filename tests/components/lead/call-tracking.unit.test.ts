import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportToCallTracking } from '#components/lead/call-tracking.ts'

const FIELDS = { name: 'Анна', tel: '+7 (916) 200-30-40' }

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { href: 'https://versta.example/?utm_source=x' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const trackedBy = (page: object) => vi.stubGlobal('window', page)

test('a lead is told of with the visit it came from, even while the page is being left', () => {
  trackedBy({ ct: () => ({ sessionId: 4711 }) })
  reportToCallTracking(FIELDS, 'counter', 'key-1')

  const [address, { body, ...post } = {}] = fetched.mock.lastCall ?? []
  expect(address).toBe('/api/calltouch/')
  expect(post).toEqual({
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  })
  expect(JSON.parse(body as string)).toEqual({
    ...FIELDS,
    sessionId: '4711',
    requestUrl: 'https://versta.example/?utm_source=x',
  })
})

test('without call tracking nobody is told', () => {
  trackedBy({})
  reportToCallTracking(FIELDS, null, 'key-1')
  expect(fetched).not.toHaveBeenCalled()
})

test('what comes of it is nobody’s trouble', async () => {
  const unhandled = vi.fn<() => void>()
  process.once('unhandledRejection', unhandled)
  trackedBy({ call_value: '1' })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  reportToCallTracking(FIELDS, null, 'key-1')
  await new Promise(setImmediate)
  process.removeListener('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

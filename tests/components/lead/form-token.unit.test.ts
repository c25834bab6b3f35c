import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()
let form: typeof import('#components/lead/form-token.ts')

beforeEach(async () => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  form = await import('#components/lead/form-token.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const settled = () => new Promise(setImmediate)

test('the token of a page is asked for once, and is empty until it has come', async () => {
  fetched.mockResolvedValue(Response.json({ token: 'mfg1x2.signature' }))
  form.requestFormToken()
  expect(form.formToken()).toBe('')
  form.requestFormToken()
  await vi.waitFor(() => expect(form.formToken()).toBe('mfg1x2.signature'))
  form.requestFormToken()
  expect(fetched.mock.calls).toEqual([['/api/form-token/']])
})

test.each([
  ['a refusal', () => Response.json({ token: 'not this one' }, { status: 429 })],
  ['a server without one', () => Response.json({ token: null }, { status: 503 })],
  ['an answer without one', () => Response.json({})],
  ['an answer of nothing', () => Response.json(null)],
  ['a network that was away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('there is none after %s, and no second question', async (_what, answer) => {
  fetched.mockImplementation(async () => answer())
  form.requestFormToken()
  await settled()
  form.requestFormToken()
  expect(form.formToken()).toBe('')
  expect(fetched).toHaveBeenCalledTimes(1)
})

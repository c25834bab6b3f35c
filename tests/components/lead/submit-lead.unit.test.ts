import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdempotencyKey, submitLead } from '#components/lead/submit-lead.ts'

const FIELDS = { name: 'Анна', tel: '+7 (916) 200-30-40', confirm: 'true' }
const ACCEPTED = { status: 'ok', fields: [], fortuna: false }

const fetched = vi.fn<typeof fetch>()

let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a lead is sent once more', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('after %d, under the same key', async (status) => {
    fetched.mockResolvedValueOnce(answer(status, {})).mockResolvedValueOnce(answer(200, ACCEPTED))
    expect(await submitted()).toEqual({ kind: 'accepted', fortuna: false })
    expect(keys()).toEqual(['key-1', 'key-1'])
    expect(bodies()).toEqual([FIELDS, FIELDS])
  })

  test('as JSON, to where leads are taken', async () => {
    fetched.mockImplementation(async () => answer(503, {}))
    await submitted()
    for (const [address, init] of fetched.mock.calls) {
      expect([address, init?.method]).toEqual(['/api/mail/', 'POST'])
      expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    }
  })

  test('after the network failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, ACCEPTED))
    expect(await submitted()).toEqual({ kind: 'accepted', fortuna: false })
  })

  test('after an answer that is no JSON', async () => {
    fetched
      .mockResolvedValueOnce(new Response('<html>502</html>', { status: 200 }))
      .mockResolvedValueOnce(answer(200, ACCEPTED))
    expect(await submitted()).toEqual({ kind: 'accepted', fortuna: false })
  })

  test('after 15 s without an answer', async () => {
    fetched.mockImplementationOnce(hang).mockResolvedValueOnce(answer(200, ACCEPTED))
    const submission = submitLead(FIELDS, 'key-1')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await submission).toEqual({ kind: 'accepted', fortuna: false })
  })

  test('and not a third time', async () => {
    fetched.mockImplementation(async () => answer(503, {}))
    expect(await submitted()).toEqual({ kind: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('the pause before that', () => {
  test.each([
    [null, 700],
    ['2', 2000],
    ['0', 700],
    ['60', 5000],
    ['Fri, 21 Nov 2025 10:00:00 GMT', 700],
    ['-1', 700],
  ])('with Retry-After %j is %d ms', async (retryAfter, pauseMs) => {
    fetched
      .mockResolvedValueOnce(answer(429, {}, retryAfter === null ? {} : { 'retry-after': retryAfter }))
      .mockResolvedValueOnce(answer(200, ACCEPTED))
    const submission = submitLead(FIELDS, 'key-1')
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    await submission
  })
})

describe('a visitor who leaves', () => {
  test('does not take back what is on its way', async () => {
    fetched.mockImplementation(async () => answer(503, {}))
    await submitted()
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true])
  })

  test('during the pause has it sent once more at once', async () => {
    fetched.mockResolvedValueOnce(answer(503, {})).mockResolvedValueOnce(answer(200, ACCEPTED))
    const submission = submitLead(FIELDS, 'key-1')
    await vi.advanceTimersByTimeAsync(1)
    page.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(0)
    expect(keys()).toEqual(['key-1', 'key-1'])
    expect(await submission).toEqual({ kind: 'accepted', fortuna: false })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the answer is taken as it is', () => {
  test.each([400, 403, 413, 415])('%d is no reason to try again', async (status) => {
    fetched.mockResolvedValueOnce(answer(status, { status: 'error', fields: [], fortuna: false }))
    expect(await submitted()).toEqual({ kind: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([403, 413, 501])('%d with a page of a proxy is no reason either', async (status) => {
    fetched.mockResolvedValueOnce(new Response('<html>Refused</html>', { status }))
    expect(await submitted()).toEqual({ kind: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('errors name their fields', async () => {
    const fields = [{ name: 'tel' }, { name: 'confirm' }]
    fetched.mockResolvedValueOnce(answer(422, { status: 'error', fields, fortuna: false }))
    expect(await submitted()).toEqual({ kind: 'invalid', fields: ['tel', 'confirm'] })
  })

  test('the wheel may turn', async () => {
    fetched.mockResolvedValueOnce(answer(200, { status: 'ok', fields: [], fortuna: true }))
    expect(await submitted()).toEqual({ kind: 'accepted', fortuna: true })
  })

  test.each([
    [null],
    ['ok'],
    [[]],
    [{}],
    [{ status: 'fine', fields: [{ name: 'tel' }] }],
    [{ status: 'error', fields: 'tel' }],
  ])('%j is a failure, not a success', async (body) => {
    fetched.mockResolvedValueOnce(answer(200, body))
    expect(await submitted()).toEqual({ kind: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('and its time limit ends with it', async () => {
    fetched.mockResolvedValueOnce(answer(200, ACCEPTED))
    await submitLead(FIELDS, 'key-1')
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('keys are 128 random bits', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  expect(createIdempotencyKey()).toBe('07'.repeat(16))
  vi.unstubAllGlobals()
  expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey())
})

async function submitted() {
  const submission = submitLead(FIELDS, 'key-1')
  await vi.runAllTimersAsync()
  return submission
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })

const hang: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)

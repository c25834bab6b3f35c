import { expect, test, vi } from 'vitest'
import { readIconSet } from '../../../server/icons/icon-set.ts'
import { createIconLibrary } from '../../../server/icons/library.ts'
import type { PublicIcons } from '../../../server/icons/public-api.ts'

const HOUR_MS = 3_600_000
const BODY = '<path d="M1 1"/>'

/** A library that has nothing installed, its clock, and what it asked the public API. */
function library(ask: PublicIcons['ask']) {
  const asked: string[][] = []
  const clock = { now: 0 }
  const reader = createIconLibrary({
    collections: { open: () => null },
    publicIcons: {
      ask: (prefix, names) => {
        asked.push([...names])
        return ask(prefix, names)
      },
      close: async () => {},
    },
    log: { warn: () => {} },
    now: () => clock.now,
  })
  return { reader, asked, clock }
}

const all: PublicIcons['ask'] = async (prefix, names) =>
  readIconSet({ prefix, icons: Object.fromEntries(names.map((name) => [name, { body: BODY }])) })

test('what the public API has answered is not asked again for an hour', async () => {
  const { reader, asked, clock } = library(all)
  await reader.drawings(['mdi:home'])
  await reader.drawings(['mdi:home'])
  expect(asked).toHaveLength(1)
  clock.now = HOUR_MS
  await reader.drawings(['mdi:home'])
  expect(asked).toHaveLength(2)
})

test('a collection the public API does not know is not asked for again, whatever the icon', async () => {
  const { reader, asked } = library(async () => null)
  await reader.drawings(['mdi:home'])
  await reader.drawings(['mdi:house'])
  expect(asked).toHaveLength(1)
})

test('a public API that failed is left alone for half a minute', async () => {
  const { reader, asked, clock } = library(() => Promise.reject(new Error('500')))
  expect(await reader.drawings(['mdi:home'])).toEqual({})
  await reader.drawings(['mdi:house'])
  expect(asked).toHaveLength(1)
  clock.now = 30_000
  await reader.drawings(['mdi:house'])
  expect(asked).toHaveLength(2)
})

test('a public API is asked again once the clock was set back, whether it answered or failed', async () => {
  for (const ask of [all, () => Promise.reject(new Error('500'))]) {
    const { reader, asked, clock } = library(ask)
    clock.now = HOUR_MS
    await reader.drawings(['mdi:home'])
    clock.now = HOUR_MS - 1
    await reader.drawings(['mdi:home'])
    expect(asked).toHaveLength(2)
  }
})

test('who asks for icons learns whether some are left out because nobody answered', async () => {
  const failed = vi.fn()
  for (const ask of [all, async () => null]) await library(ask).reader.drawings(['mdi:home'], failed)
  expect(failed).not.toHaveBeenCalled()
  const { reader } = library(() => Promise.reject(new Error('500')))
  for (const times of [1, 2]) {
    await reader.drawings(['mdi:home'], failed)
    expect(failed).toHaveBeenCalledTimes(times)
  }
})

test('icons of a page are asked for together, in addresses of 500 characters at most', async () => {
  const { reader, asked } = library(all)
  const names = Array.from({ length: 60 }, (_, index) => `mdi:a-fairly-long-name-${index}`)
  expect(Object.keys(await reader.drawings([...names, ...names]))).toHaveLength(60)
  expect(asked).toHaveLength(3)
  for (const batch of asked) expect(`icons=${batch.join(',')}`.length).toBeLessThanOrEqual(500)
})

test.each(['home', 'mdi:', ':home', 'MDI:home', 'mdi:../home', 'mdi:home?x', 'a:b:c', 'constructor', ''])(
  'nobody is asked for «%s»',
  async (name) => {
    const { reader, asked } = library(all)
    expect(await reader.drawings([name])).toEqual({})
    expect(asked).toEqual([])
  },
)

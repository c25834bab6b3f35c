import { beforeAll, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import type { Original } from '../../../server/media/originals.ts'
import { createSizes } from '../../../server/media/sizes.ts'
import { colouredPicture } from '../../support/content/picture.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SIZE = { width: 20, height: 10 }

let picture: Original
beforeAll(async () => {
  picture = { bytes: await colouredPicture('#fff', 20, 10), version: '1', etag: null, modified: null }
})

function sizesOf(fetch: (address: string) => Promise<Original | 'missing' | 'unchanged'>) {
  const asked = vi.fn(fetch)
  const world = { now: 0 }
  return { asked, world, sizeOf: createSizes({ fetch: asked }, () => world.now) }
}

test('a size is asked for once in an hour, however many want to know it', async () => {
  const { asked, world, sizeOf } = sizesOf(async () => picture)
  expect(await Promise.all([sizeOf('/a.png'), sizeOf('/a.png'), sizeOf('/b.png')])).toEqual([SIZE, SIZE, SIZE])
  world.now = HOUR_MS - 1
  await sizeOf('/a.png')
  expect(asked.mock.calls).toEqual([
    ['/a.png', null],
    ['/b.png', null],
  ])
  world.now = HOUR_MS
  expect(await sizeOf('/a.png')).toEqual(SIZE)
  expect(asked).toHaveBeenCalledTimes(3)
})

test.each([
  ['is missing', async () => 'missing' as const],
  ['cannot be read', async () => Promise.reject(new UpstreamDown('нет связи'))],
  ['is none', async () => ({ ...picture, bytes: Buffer.from('<html>') })],
])('the size of a picture that %s is not known, and asked for again after a minute', async (_what, fetch) => {
  const { asked, world, sizeOf } = sizesOf(fetch)
  expect(await sizeOf('/a.png')).toBeNull()
  world.now = MINUTE_MS - 1
  expect(await sizeOf('/a.png')).toBeNull()
  expect(asked).toHaveBeenCalledOnce()
  world.now = MINUTE_MS
  await sizeOf('/a.png')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a size is asked for again once the clock was set back', async () => {
  const { asked, world, sizeOf } = sizesOf(async () => picture)
  world.now = HOUR_MS
  await sizeOf('/a.png')
  world.now = HOUR_MS - 1
  await sizeOf('/a.png')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('at most four pictures are held in memory to be measured', async () => {
  const gate = Promise.withResolvers<void>()
  const { asked, sizeOf } = sizesOf(() => gate.promise.then(() => picture))
  const sizes = Promise.all(Array.from({ length: 6 }, (_, at) => sizeOf(`/${at}.png`)))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
  gate.resolve()
  expect(await sizes).toHaveLength(6)
  expect(asked).toHaveBeenCalledTimes(6)
})

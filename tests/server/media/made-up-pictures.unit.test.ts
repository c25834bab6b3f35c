import { afterEach, beforeEach, expect, test } from 'vitest'
import { noShedding } from '../../support/in-process/feature.ts'
import { startMedia } from '../../support/in-process/media-under-test.ts'

let media: Awaited<ReturnType<typeof startMedia>>

beforeEach(async () => {
  media = await startMedia((app) => void app.register(noShedding))
})
afterEach(() => media.stop())

test('a made-up picture costs the upstream one request, also for a browser that takes AVIF', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `/pictures/made-up-${number}.png`)
  for (const name of names)
    await media.app.inject({ url: `/media/w_640${name}`, headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(names.map((name) => media.upstream.requestsTo(name))).toEqual(names.map(() => 1))
})

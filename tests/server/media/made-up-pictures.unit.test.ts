import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGate } from '../../../server/base/gate.ts'
import { feature } from '../../support/in-process/feature.ts'
import { startMedia } from '../../support/in-process/media-under-test.ts'

const refuse = vi.fn<FastifyInstance['shedding']['refuse']>()
let media: Awaited<ReturnType<typeof startMedia>>

beforeEach(async () => {
  refuse.mockReset()
  media = await startMedia(
    (app) => void app.register(feature('shedding', { gate: () => openGate(), shedding: { refuse } })),
  )
})
afterEach(() => media.stop())

const madeUp = (count: number) => Array.from({ length: count }, (_, number) => `/pictures/made-up-${number}.png`)

test('a made-up picture costs the upstream one request, also for a browser that takes AVIF', async () => {
  const names = madeUp(20)
  for (const name of names)
    await media.app.inject({ url: `/media/w_640${name}`, headers: { accept: 'image/avif,image/webp,*/*' } })
  expect(names.map((name) => media.upstream.requestsTo(name))).toEqual(names.map(() => 1))
  expect(refuse).not.toHaveBeenCalled()
})

test('made-up pictures beyond their limit are told as refused to whoever counts that', async () => {
  await Promise.all(madeUp(600).map((name) => media.app.inject(`/media/w_640${name}`)))
  expect(refuse).toHaveBeenCalledWith('picture')
})

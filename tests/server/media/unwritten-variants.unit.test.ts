import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGate } from '../../../server/base/gate.ts'
import { errorsPlugin } from '../../../server/operations/requests/errors.ts'
import { MEDIA_RATIOS } from '../../../shared/media.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { feature } from '../../support/in-process/feature.ts'
import { startMedia } from '../../support/in-process/media-under-test.ts'
import { text } from '../../support/peers/upstream.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const HELD = '/pictures/held.png'
const MOST_OF_PAGES = 10
const MOST_OF_OTHERS = 8

/** Every gate refuses what is above its limit, that of pages' pictures sooner than on a site. */
const shedding = feature('shedding', {
  gate: (what: string, most: number) => createGate({ what, most: () => (what === 'picture' ? MOST_OF_PAGES : most) }),
})

let media: Awaited<ReturnType<typeof startMedia>>
let held: ServerResponse[]
let picture: Buffer

beforeEach(async () => {
  picture = await colouredPicture('#FF4B1F')
  held = []
  media = await startMedia((app) => {
    app.register(errorsPlugin, { site: demoConfig({}).site })
    app.register(shedding)
  })
  media.upstream.on('/pictures/a.png', text(picture, 'image/png'))
  media.upstream.on(HELD, (_request, response) => void held.push(response))
})
afterEach(() => media.stop())

const get = (variant: string, path: string) => media.app.inject({ url: `/media/${variant}${path}` })

/** Forty variants that no page asks for, under way at once. */
async function flood() {
  const statuses: number[] = []
  const answers = ['f_avif', 'f_png', 'f_webp,q_82', 'f_jpeg'].flatMap((format) =>
    MEDIA_RATIOS.map(async (ratio) => {
      const answer = await get(`w_160,r_${ratio},${format}`, HELD)
      statuses.push(answer.statusCode)
      return answer
    }),
  )
  await vi.waitFor(() => expect(held).not.toHaveLength(0))
  return { answers, statuses }
}

test('variants that no page asks for are rendered one at a time, and few wait for it', async () => {
  const { answers, statuses } = await flood()
  await vi.waitFor(() => expect(statuses).toHaveLength(answers.length - MOST_OF_OTHERS))
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(media.upstream.requestsTo(HELD)).toBe(1)

  for (let count = 0; count < MOST_OF_OTHERS; count += 1) {
    await vi.waitFor(() => expect(held).toHaveLength(count + 1))
    held[count]?.end(picture)
  }
  const all = await Promise.all(answers)
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST_OF_OTHERS)
  expect(all.find(({ statusCode }) => statusCode === 503)?.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '10',
  })
})

test('they keep waiting no picture that a page, a machine or a share picture asks for', async () => {
  await flood()
  for (const variant of ['w_160', 'w_160,r_1x1', 'w_160,f_webp,q_75', 'w_1280,f_jpeg'])
    expect((await get(variant, '/pictures/a.png')).statusCode).toBe(200)
  expect(await media.app.pictureBytes('/pictures/a.png')).not.toBeNull()
  // The half of a screen that share pictures are drawn from.
  expect((await get('w_960,f_webp,q_82', '/pictures/a.png')).statusCode).toBe(200)
})

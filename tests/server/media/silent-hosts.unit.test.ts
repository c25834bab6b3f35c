import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import { createGate } from '../../../server/base/gate.ts'
import { MEDIA_WIDTHS } from '../../../shared/media.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { feature } from '../../support/in-process/feature.ts'
import { startMedia } from '../../support/in-process/media-under-test.ts'
import { HOUR_MS, picturesFreshFor, SMALL } from '../../support/in-process/pictures-under-test.ts'
import { hang, startUpstream, text, type TestUpstream } from '../../support/peers/upstream.ts'

const MOST = 10
/** More than wait for a host, and more than are fetched from it at once. */
const MANY = Array.from({ length: 2 * MOST }, (_, at) => at)

const shedding = feature('shedding', { gate: () => createGate({ what: 'picture', most: () => MOST }) })

let silent: TestUpstream
let media: Awaited<ReturnType<typeof startMedia>>

beforeEach(async () => {
  silent = await startUpstream({})
  silent.onAll(hang)
  media = await startMedia((app) => void app.register(shedding), [silent.url])
  await media.app.ready()
  media.upstream.on('/pictures/a.png', text(await colouredPicture('#FF4B1F'), 'image/png'))
})
afterEach(async () => {
  await Promise.all([media.stop(), silent.stop()])
})

test('a host that never answers keeps no picture of another host waiting, and has none refused', async () => {
  const { host } = new URL(silent.url)
  const statuses: number[] = []
  for (const address of MANY.map((at) => `/media/w_160/@${host}/${at}.png`)) {
    void media.app.inject(address).then(({ statusCode }) => statuses.push(statusCode))
    void media.app.pictureFacts.sizeOf(address)
  }
  await vi.waitFor(() => expect(statuses).toHaveLength(MANY.length - MOST))
  expect((await media.app.inject('/media/w_160/pictures/a.png')).statusCode).toBe(200)
  expect(await media.app.pictureFacts.sizeOf('/media/w_160/pictures/a.png')).not.toBeNull()
  expect(statuses).toHaveLength(MANY.length - MOST)
})

test('a picture that failed while another variant of it was waiting is not fetched for that one', async () => {
  const { fetch, read } = await picturesFreshFor(HOUR_MS)
  const answer = Promise.withResolvers<never>()
  fetch.mockReturnValue(answer.promise)
  const reads = MEDIA_WIDTHS.map((width) => read({ variant: { ...SMALL, width } }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(8))
  answer.reject(new UpstreamDown('нет связи'))
  for (const outcome of await Promise.allSettled(reads)) expect(outcome.status).toBe('rejected')
  expect(fetch).toHaveBeenCalledTimes(8)
})

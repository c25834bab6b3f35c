import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisyPicture } from '../../support/content/picture.ts'
import { startUpstream, text, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const WARM_UP = 120
const RESIZES = 420
const AT_ONCE = 8
const MEGABYTE = 1024 * 1024

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  upstream = await startUpstream()
  const picture = text(await noisyPicture(500, 400), 'image/png')
  for (let number = 0; number < RESIZES; number++) upstream.on(`/pictures/${number}.png`, picture)
  site = await startSite({ API_URL: upstream.url })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

test(`the memory of ${RESIZES} resizes levels off`, async () => {
  await resize(0, WARM_UP)
  const early = await memory()
  await resize(WARM_UP, RESIZES)

  expect(await memory()).toBeLessThan(early * 1.25 + 20 * MEGABYTE)
})

async function resize(from: number, to: number) {
  for (let first = from; first < to; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, index) => first + index)
    const statuses = await Promise.all(
      numbers.map(async (number) => (await site.get(`/media/w_240,f_webp,q_75/pictures/${number}.png`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
}

/** Resident bytes of the program. */
async function memory(): Promise<number> {
  const state = await readFile(`/proc/${site.processId}/status`, 'utf8')
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(state)?.[1])
}

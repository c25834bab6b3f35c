import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderVariant } from '../../../server/media/render-variant.ts'
import type { Variant } from '../../../server/media/variant.ts'
import { colouredPicture, noisyPicture } from '../../support/content/picture.ts'

const PNG: Variant = { width: 100, ratio: null, format: 'png', quality: 75 }
const svg = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)

async function drawn(source: Buffer, variant: Partial<Variant>) {
  const bytes = await renderVariant(source, { ...PNG, ...variant })
  const { width, height, format, isProgressive } = await sharp(bytes).metadata()
  return { bytes, size: [width, height], format, isProgressive }
}

test('a picture takes one processor, leaves nothing behind, and opens no reader that pages do without', async () => {
  const original = await sharp(svg(10, 10)).tiff().toBuffer()
  await drawn(await colouredPicture('#FF4B1F'), {})
  expect(sharp.concurrency()).toBe(1)
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } })
  await expect(renderVariant(original, PNG)).rejects.toMatchObject({ statusCode: 422 })
})

describe('a picture of 1000 × 500', () => {
  test.each([
    [{ width: 160 }, [160, 80]],
    [{ width: 2560 }, [1000, 500]],
    [{ width: 160, ratio: '4x3' }, [160, 120]],
    [{ width: 160, ratio: '1x1' }, [160, 160]],
    [{ width: 2560, ratio: '1x1' }, [500, 500]],
    [{ width: 2560, ratio: '4x3' }, [666, 500]],
    [{ width: 2560, ratio: '16x9' }, [888, 500]],
  ] as [Partial<Variant>, number[]][])('is drawn for %j as %j, never larger than it is', async (variant, size) => {
    expect((await drawn(await colouredPicture('#FF4B1F'), variant)).size).toEqual(size)
  })
})

test.each(['webp', 'avif', 'png', 'jpeg'] as const)('a tall picture is as tall as %s can be', async (format) => {
  const tall = await colouredPicture('#FF4B1F', 40, 20_000)
  expect((await drawn(tall, { width: 640, format })).size).toEqual([32, 16_000])
  expect((await drawn(tall, { width: 20, format })).size).toEqual([20, 10_000])
})

test('a picture of one pixel has one in every shape', async () => {
  const pixel = await colouredPicture('#FF4B1F', 1, 1)
  for (const ratio of ['4x3', '16x9', '1x1'] as const) expect((await drawn(pixel, { ratio })).size).toEqual([1, 1])
})

test('a photo lies as its camera was held', async () => {
  const lying = await sharp(await colouredPicture('#FF4B1F'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await drawn(lying, {})).size).toEqual([100, 200])
  expect((await drawn(lying, { width: 2560, ratio: '1x1' })).size).toEqual([500, 500])
  expect((await drawn(lying, { width: 2560 })).size).toEqual([500, 1000])
})

describe('a format', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ] as const)('%s is drawn', async (format, name) => {
    expect((await drawn(await colouredPicture('#FF4B1F'), { format })).format).toBe(name)
  })

  test.each(['avif', 'webp', 'jpeg'] as const)('%s is the smaller the lower its quality', async (format) => {
    const noise = await noisyPicture(64, 64)
    const [low, usual, high] = await Promise.all(
      [30, 75, 95].map(async (quality) => (await drawn(noise, { format, quality })).bytes.length),
    )
    expect(low).toBeLessThan(usual ?? 0)
    expect(usual).toBeLessThan(high ?? 0)
  })

  test('png loses nothing', async () => {
    const noise = await noisyPicture(64, 64)
    expect(
      await sharp((await drawn(noise, {})).bytes)
        .raw()
        .toBuffer(),
    ).toEqual(await sharp(noise).raw().toBuffer())
  })

  test('jpeg comes bit by bit, on white where nothing is', async () => {
    const { bytes, isProgressive } = await drawn(svg(10, 10), { format: 'jpeg' })
    expect(isProgressive).toBe(true)
    expect([...(await sharp(bytes).raw().toBuffer())].every((value) => value > 250)).toBe(true)
  })
})

describe('an original', () => {
  const colour = sharp({ create: { width: 10, height: 10, channels: 3, background: '#FF4B1F' } })

  test.each([
    ['JPEG', () => colour.jpeg().toBuffer()],
    ['PNG', () => colour.png().toBuffer()],
    ['WebP', () => colour.webp().toBuffer()],
    ['GIF', () => colour.gif().toBuffer()],
    ['AVIF', () => colour.avif().toBuffer()],
    ['SVG', async () => svg(10, 10)],
  ])('may be %s', async (_name, original) => {
    expect((await drawn(await original(), {})).size).toEqual([10, 10])
  })

  test.each([
    ['no picture', async () => Buffer.from('<!doctype html>')],
    ['half a picture', async () => (await noisyPicture(64, 64)).subarray(0, 6000)],
    ['a picture of 50 million points and more', async () => svg(10_000, 5001)],
  ])('is refused that is %s', async (_what, original) => {
    await expect(renderVariant(await original(), PNG)).rejects.toMatchObject({ statusCode: 422 })
  })
})

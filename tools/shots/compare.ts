import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Per channel, of 255: text rendering varies slightly. */
const TOLERANCE = 16
const GAP_PX = 24
const RED = [230, 0, 40]

interface Drawing {
  pixels: Buffer
  width: number
  height: number
}

interface Compared {
  file: string
  /** Share of differing pixels, or `new` without a counterpart. */
  differing: string
}

/** Writes `before | after | difference` for each file in both folders; returns the largest differences first. */
export async function compareShots(before: string, after: string, files: readonly string[]): Promise<Compared[]> {
  const folder = join(after, 'compare')
  await mkdir(folder, { recursive: true })
  const compared: { file: string; share: number | null }[] = []
  for (const file of files) {
    const share = existsSync(join(before, file)) ? await compareTwo(before, after, folder, file) : null
    compared.push({ file, share })
  }
  return compared
    .toSorted((one, other) => (other.share ?? 2) - (one.share ?? 2))
    .map(({ file, share }) => ({ file, differing: share === null ? 'new    ' : `${(share * 100).toFixed(3)} %` }))
}

async function compareTwo(before: string, after: string, folder: string, file: string): Promise<number> {
  const size = await commonSize([join(before, file), join(after, file)])
  const [one, other] = [await read(join(before, file), size), await read(join(after, file), size)]
  const { pixels, share } = difference(one, other)
  const raw = { width: size.width, height: size.height, channels: 3 } as const
  await sharp({
    create: { width: size.width * 3 + GAP_PX * 2, height: size.height, channels: 3, background: '#777' },
    limitInputPixels: false,
  })
    .composite(
      [one.pixels, other.pixels, pixels].map((input, place) => ({
        input,
        raw,
        left: place * (size.width + GAP_PX),
        top: 0,
        limitInputPixels: false,
      })),
    )
    .png()
    .toFile(join(folder, file))
  return share
}

/** The maximum of each dimension, so that a page that has grown is compared to its end. */
async function commonSize(files: readonly string[]) {
  const sizes = await Promise.all(files.map((file) => sharp(file, { limitInputPixels: false }).metadata()))
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

/** Pads with grey. */
async function read(file: string, { width, height }: { width: number; height: number }): Promise<Drawing> {
  const own = await sharp(file, { limitInputPixels: false }).metadata()
  const pixels = await sharp(file, { limitInputPixels: false })
    .flatten()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#777' })
    .raw()
    .toBuffer()
  return { pixels, width, height }
}

/** A faint copy of `after` with every pixel that differs in red. */
function difference(before: Drawing, after: Drawing) {
  const pixels = Buffer.alloc(after.pixels.length)
  let differing = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((before.pixels[at + channel] ?? 0) - (after.pixels[at + channel] ?? 0)) <= TOLERANCE,
    )
    if (!isSame) differing += 1
    for (const channel of [0, 1, 2])
      pixels[at + channel] = isSame ? 191 + ((after.pixels[at + channel] ?? 0) >> 2) : (RED[channel] ?? 0)
  }
  return { pixels, share: differing / (after.width * after.height) }
}

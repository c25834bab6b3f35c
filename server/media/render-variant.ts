import type { Sharp, SharpOptions } from 'sharp'
import { ratioValue, type PictureSize } from '../../shared/media.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import { messageOf } from '../base/error-reason.ts'
import { BadInput } from '../base/errors.ts'
import { loadSharp } from '../base/sharp.ts'
import type { Variant } from './variant.ts'

const INPUT: SharpOptions = { limitInputPixels: 50_000_000, failOn: 'error' }
const TIME_LIMIT_S = 20
/** Of WebP. */
const MAX_HEIGHT = 16_383

/** Two at once use the processors well and little memory. */
const withSharpLimit = limitConcurrency({ atOnce: 2 })

export async function renderVariant(source: Buffer, variant: Variant): Promise<Buffer> {
  const sharp = await loadSharp()
  return withSharpLimit(async () => {
    try {
      const { autoOrient } = await sharp(source, INPUT).metadata()
      const picture = sharp(source, INPUT).autoOrient().resize(sizeOf(variant, autoOrient))
      return await encode(picture, variant).timeout({ seconds: TIME_LIMIT_S }).toBuffer()
    } catch (error) {
      throw new BadInput(422, `not a picture: ${messageOf(error)}`)
    }
  })
}

/** The displayed size, with the orientation of the camera applied. */
export async function measure(source: Buffer): Promise<PictureSize> {
  const sharp = await loadSharp()
  const { autoOrient } = await withSharpLimit(() => sharp(source, INPUT).metadata())
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Never larger than the original, in exactly the requested ratio. */
function sizeOf({ width, ratio }: Variant, original: { width: number; height: number }) {
  const widest = Math.max(1, Math.floor((original.width * MAX_HEIGHT) / original.height))
  if (ratio === null) return { width: Math.min(width, original.width, widest) }
  const shape = ratioValue(ratio)
  const drawn = Math.max(1, Math.floor(Math.min(width, original.width, original.height * shape)))
  return { width: drawn, height: Math.max(1, Math.min(original.height, Math.round(drawn / shape))) }
}

function encode(picture: Sharp, { format, quality }: Variant): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: 3 })
  if (format === 'jpeg') return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
  // Lossless: quantising to a palette would take seconds a picture.
  if (format === 'png') return picture.png()
  return picture.webp({ quality })
}

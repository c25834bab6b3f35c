import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A PNG of one colour. */
export const colouredPicture = (background: string, width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** An incompressible PNG. */
export const noisyPicture = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

import type { Sharp } from '../base/sharp.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

/** Messengers leave out what is heavier. */
export const MOST_BYTES = 120_000

/** From the best to what any picture fits with. */
const QUALITIES = [
  { colours: 256, dither: 0.6 },
  { colours: 256, dither: 0 },
  { colours: 16, dither: 0 },
]

/** The box of the page's picture, behind the board with the title. */
const WINDOW = { left: 552, width: WIDTH - 552 }
/** A better palette would take seconds for a photograph. */
const EFFORT = 3
const SOURCE = { limitInputPixels: 50_000_000 }
const TIME_LIMIT_S = 20

/** A PNG of the drawing, over a picture if there is one; `null` where the picture makes it too heavy. */
export async function paint(sharp: Sharp, svg: string, picture: Buffer | null): Promise<Buffer | null> {
  const over = { input: Buffer.from(svg), left: 0, top: 0 }
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
  const under = picture
    ? [
        {
          input: await sharp(picture, SOURCE)
            .resize({ width: WINDOW.width, height: HEIGHT, fit: 'cover', position: 'right' })
            .toBuffer(),
          left: WINDOW.left,
          top: 0,
        },
      ]
    : []
  const { data, info } = await canvas
    .composite([...under, over])
    .removeAlpha()
    .timeout({ seconds: TIME_LIMIT_S })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const png = await sharp(data, { raw: info })
      .png({ palette: true, effort: EFFORT, ...quality })
      .toBuffer()
    if (png.length <= MOST_BYTES) return png
  }
  return null
}

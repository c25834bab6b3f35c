import { MEDIA_FORMATS, MEDIA_QUALITIES, MEDIA_WIDTHS, type MediaVariant } from '../../shared/media.ts'
import { BadInput } from '../errors.ts'

const MAX_HEIGHT = 2560

/** `w_640,h_480,f_webp,q_75`. Only allowed sizes are served, or anyone could have us draw millions of pictures. */
export function parseVariant(text: string): Required<Omit<MediaVariant, 'height'>> & { height: number | null } {
  const match = /^w_(\d{1,5})(?:,h_(\d{1,5}))?,f_([a-z]{3,4}),q_(\d{1,3})$/.exec(text)
  if (!match) throw new BadInput(400, 'unknown picture variant')
  const height = match[2] === undefined ? null : Number(match[2])
  if (height !== null && (height < 1 || height > MAX_HEIGHT)) throw new BadInput(400, 'picture height is not served')
  return {
    width: allowed(MEDIA_WIDTHS, Number(match[1]), 'width'),
    height,
    format: allowed(MEDIA_FORMATS, match[3], 'format'),
    quality: allowed(MEDIA_QUALITIES, Number(match[4]), 'quality'),
  }
}

function allowed<Value>(values: readonly Value[], value: unknown, name: string): Value {
  const found = values.find((known) => known === value)
  if (found === undefined) throw new BadInput(400, `picture ${name} is not served`)
  return found
}

import {
  MEDIA_FORMATS,
  MEDIA_QUALITIES,
  MEDIA_RATIOS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaRatio,
} from '../../shared/media.ts'
import { BadInput } from '../base/errors.ts'

/** A rendered variant. */
export interface Variant {
  width: number
  ratio: MediaRatio | null
  format: MediaFormat
  quality: number
}

/** What an address asks for. */
export interface RequestedVariant extends Omit<Variant, 'format'> {
  /** `null` leaves it to what the browser accepts. */
  format: MediaFormat | null
  /** The content hash of the picture the address was written for. */
  version: string | null
}

const GRAMMAR = /^w_(\d{1,5})(?:,r_(\d{1,3}x\d{1,3}))?(?:,f_([a-z]{3,4}))?(?:,q_(\d{1,3}))?(?:,v_([0-9a-f]{12}))?$/
const DEFAULT_QUALITY = 75

/** `w_640,r_4x3,f_webp,q_75`. Only allowed ones are served, or anyone could request millions of renders. */
export function parseVariant(text: string): RequestedVariant {
  const match = GRAMMAR.exec(text)
  if (!match) throw new BadInput(400, 'unknown picture variant')
  const [, width, ratio, format, quality, version] = match
  return {
    width: allowed(MEDIA_WIDTHS, Number(width), 'width'),
    ratio: ratio === undefined ? null : allowed(MEDIA_RATIOS, ratio, 'ratio'),
    format: format === undefined ? null : allowed(MEDIA_FORMATS, format, 'format'),
    quality: quality === undefined ? DEFAULT_QUALITY : allowed(MEDIA_QUALITIES, Number(quality), 'quality'),
    version: version ?? null,
  }
}

/** AVIF where the browser names it, webp for all others. */
export function acceptedFormat(accept = ''): MediaFormat {
  const avif = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accept)
  return avif && Number(avif[1] ?? 1) > 0 ? 'avif' : 'webp'
}

function allowed<Value>(values: readonly Value[], value: unknown, name: string): Value {
  const found = values.find((known) => known === value)
  if (found === undefined) throw new BadInput(400, `picture ${name} is not served`)
  return found
}

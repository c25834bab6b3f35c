import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  MEDIA_FORMATS,
  MEDIA_QUALITIES,
  MEDIA_RATIOS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaRatio,
} from '../../shared/media.ts'
import { PICTURE } from '../../shared/structured-data/node.ts'
import { BadInput } from '../base/errors.ts'

/** A rendered variant. */
export interface Variant {
  width: number
  ratio: MediaRatio | null
  format: MediaFormat
  quality: number
}

/** What an address asks for. */
export interface RequestedVariant extends Omit<Variant, 'format' | 'quality'> {
  /** `null` leaves it to what the browser accepts. */
  format: MediaFormat | null
  /** `null` leaves it to the format. */
  quality: number | null
  /** The first digits of the content hash of the picture the address was written for. */
  version: string | null
}

const GRAMMAR = /^w_(\d{1,5})(?:,r_(\d{1,3}x\d{1,3}))?(?:,f_([a-z]{3,4}))?(?:,q_(\d{1,3}))?(?:,v_([0-9a-f]{8,12}))?$/

/** Each encoder has a scale of its own; how these compare: docs/decisions/0041-weight-of-pictures.md. */
const QUALITY: Record<MediaFormat, number> = { avif: 50, webp: 75, jpeg: 75, png: 75 }

/** What share pictures are drawn from. */
export const HALF_SCREEN: Variant = { width: 960, ratio: null, format: 'webp', quality: 82 }
/** What structured data, feeds and the sitemap name. */
const FOR_MACHINES: Variant = { ...PICTURE, ratio: null, quality: QUALITY.jpeg }

/** Whether the site itself asks for it, at once: AVIF is rendered behind. */
export const isOwn = (variant: Variant): boolean =>
  (variant.format === 'webp' && variant.quality === QUALITY.webp) ||
  [HALF_SCREEN, FOR_MACHINES].some((own) => isDeepStrictEqual(variant, own))

export const inFormat = ({ width, ratio, quality }: RequestedVariant, format: MediaFormat): Variant => ({
  width,
  ratio,
  format,
  quality: quality ?? QUALITY[format],
})

/** Where the picture of this name is cached in this variant. */
export const keyOf = (name: string, { width, ratio, format, quality }: Variant) =>
  createHash('sha256')
    .update(JSON.stringify([name, width, ratio, format, quality]))
    .digest('hex')

/** `w_640,r_4x3,f_webp,q_75`. Only allowed ones are served, or anyone could request millions of renders. */
export function parseVariant(text: string): RequestedVariant {
  const match = GRAMMAR.exec(text)
  if (!match) throw new BadInput(400, 'unknown picture variant')
  const [, width, ratio, format, quality, version] = match
  return {
    width: allowed(MEDIA_WIDTHS, Number(width), 'width'),
    ratio: ratio === undefined ? null : allowed(MEDIA_RATIOS, ratio, 'ratio'),
    format: format === undefined ? null : allowed(MEDIA_FORMATS, format, 'format'),
    quality: quality === undefined ? null : allowed(MEDIA_QUALITIES, Number(quality), 'quality'),
    version: version ?? null,
  }
}

/** Only where the browser names it: all of them take anything. */
export function acceptsAvif(accept = ''): boolean {
  const avif = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accept)
  return avif !== null && Number(avif[1] ?? 1) > 0
}

function allowed<Value>(values: readonly Value[], value: unknown, name: string): Value {
  const found = values.find((known) => known === value)
  if (found === undefined) throw new BadInput(400, `picture ${name} is not served`)
  return found
}

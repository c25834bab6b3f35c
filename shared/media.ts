const FOLDER = '/media/'
/** The route that serves them. */
export const MEDIA_ROUTE = `${FOLDER}:variant/*`

export const MEDIA_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560] as const
export const MEDIA_QUALITIES = [60, 75, 82] as const
export const MEDIA_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
/** Every aspect ratio pages crop to, width × height: certificates and charts have their own. */
export const MEDIA_RATIOS = ['1x1', '4x5', '5x6', '3x4', '4x3', '3x2', '16x9', '7x3', '75x53', '31x15'] as const

export type MediaFormat = (typeof MEDIA_FORMATS)[number]
export type MediaRatio = (typeof MEDIA_RATIOS)[number]

export interface MediaVariant {
  width: number
  /** Crops to this aspect ratio. */
  ratio?: MediaRatio
  /** Without one it is what the browser takes. */
  format?: MediaFormat
  quality?: number
}

/** Intrinsic size of a picture. */
export interface PictureSize {
  width: number
  height: number
}

/** A box of the page; the height alone decides whether and how the picture is cropped. */
export interface MediaBox {
  width: number
  height?: number
}

/**
 * `/media/w_640,r_4x3/pictures/a.png`: the picture at `path` of the content API's host, resized by us.
 * `https://cdn.example/a.png` becomes `/media/…/@cdn.example/a.png`, which is served if the host is allowed.
 * A content hash in the path, `a.png?v=0123456789ab`, moves into the variant: such a URL is immutable. Its first eight
 * digits tell two versions of a picture apart; a document names dozens.
 */
export function mediaAddress(path: string, { width, ratio, format, quality }: MediaVariant): string {
  const [place = '', query = ''] = path.split('?')
  const version = /^v=([0-9a-f]{8})[0-9a-f]{4}$/.exec(query)?.[1]
  const variant = [
    `w_${width}`,
    ratio && `r_${ratio}`,
    format && `f_${format}`,
    quality && `q_${quality}`,
    version && `v_${version}`,
  ]
  const source = place.replace(/^https?:\/\//, '@').replace(/^\//, '')
  return `${FOLDER}${variant.filter(Boolean).join(',')}/${source}${query && !version ? `?${query}` : ''}`
}

const PARTS = new RegExp(`^${FOLDER}([^/]+)/([^?]*)`)

export const isMediaAddress = (url: string) => url.startsWith(FOLDER)

/** The variant and the picture a media address names, without its query. */
export function mediaParts(address: string): { variant: string; source: string } {
  const [, variant = '', source = ''] = PARTS.exec(address) ?? []
  return { variant, source }
}

/** The width a picture of a text opens in. */
export const LARGE_PX = 1920

/** The picture for a box, at density 1. */
export const mediaBoxAddress = (path: string, box: MediaBox) => boxVariant(path, box, servedWidth(box.width))

/** The `srcset` for double density, rounded up to a supported width. */
export const mediaSourceSet = (path: string, box: MediaBox) => `${boxVariant(path, box, servedWidth(box.width * 2))} 2x`

/** The `srcset` from a phone's width to twice the box, for a fluid picture. */
export const mediaFluidSet = (path: string, box: MediaBox) =>
  FLUID_WIDTHS.filter(
    (width, index) => width >= Math.min(box.width / 2, 480) && (FLUID_WIDTHS[index - 1] ?? 0) < box.width * 2,
  )
    .map((width) => `${boxVariant(path, box, width)} ${width}w`)
    .join(', ')

/** Small steps where phones of double and triple density are; each name of a variant is some bytes of the document. */
const FLUID_WIDTHS = [
  320, 480, 640, 800, 960, 1280, 1920, 2560,
] as const satisfies readonly (typeof MEDIA_WIDTHS)[number][]

export const servedWidth = (width: number) =>
  MEDIA_WIDTHS.find((served) => served >= width) ?? MEDIA_WIDTHS.at(-1) ?? width

/** The supported aspect ratio nearest to a box. */
export function servedRatio(width: number, height: number): MediaRatio {
  const wanted = Math.log(width / height)
  const distance = (ratio: MediaRatio) => Math.abs(STRETCH[ratio] - wanted)
  return MEDIA_RATIOS.reduce((nearest, ratio) => (distance(ratio) < distance(nearest) ? ratio : nearest))
}

/** `4x3` → 4 / 3. */
export function ratioValue(ratio: MediaRatio): number {
  const [width = 1, height = 1] = ratio.split('x').map(Number)
  return width / height
}

/** Logarithmic: twice as wide is as far from a square as twice as high. */
const STRETCH = Object.fromEntries(MEDIA_RATIOS.map((ratio) => [ratio, Math.log(ratioValue(ratio))])) as Record<
  MediaRatio,
  number
>

function boxVariant(path: string, { width, height }: MediaBox, served: number): string {
  return mediaAddress(path, {
    width: served,
    ...(height !== undefined && { ratio: servedRatio(width, height) }),
  })
}

export const MEDIA_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560] as const
export const MEDIA_QUALITIES = [60, 75, 82] as const
export const MEDIA_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const

export type MediaFormat = (typeof MEDIA_FORMATS)[number]

export interface MediaVariant {
  width: number
  /** Crops to the box when given. */
  height?: number
  format?: MediaFormat
  quality?: number
}

/** `/media/w_640,f_webp,q_75/pictures/a.png`: the picture at `path` of the content API's host, resized by us. */
export function mediaAddress(path: string, { width, height, format = 'webp', quality = 75 }: MediaVariant): string {
  const box = height === undefined ? `w_${width}` : `w_${width},h_${height}`
  return `/media/${box},f_${format},q_${quality}/${path.replace(/^\//, '')}`
}

/** The two densities of a picture shown `width` CSS pixels wide, each rounded up to a width that is served. */
export function mediaSourceSet(path: string, width: number, height?: number): string {
  return [1, 2]
    .map((density) => {
      const served = servedWidth(width * density)
      const variant =
        height === undefined ? { width: served } : { width: served, height: Math.round((height * served) / width) }
      return `${mediaAddress(path, variant)} ${density}x`
    })
    .join(', ')
}

export const servedWidth = (width: number) =>
  MEDIA_WIDTHS.find((served) => served >= width) ?? MEDIA_WIDTHS.at(-1) ?? width

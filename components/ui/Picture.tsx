import { mediaBoxAddress, mediaFluidSet, mediaSourceSet } from '#shared/media.ts'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Path on the media host; without one nothing is rendered. */
  path: string | null
  alt: string
  /** Box in CSS pixels at its widest: decides the crop and the variants. */
  width: number
  height: number
  /** How wide a fluid picture is, as in `sizes` of HTML; without it the browser chooses by density alone. */
  sizes?: string
  /** The one picture of the first screen. */
  isFirst?: boolean
  className?: string | undefined
}

/** A flat colour until it loads; if it fails, the colour and the text of `alt`. */
export function Picture({ path, alt, width, height, sizes, isFirst = false, className }: PictureProps) {
  if (path === null) return null
  const box = { width, height }
  const address = mediaBoxAddress(path, box)
  const densities = mediaSourceSet(path, box)
  // React preloads a high-priority picture by its `srcset` alone, which must include `src`.
  const boxSet = isFirst ? `${address}, ${densities}` : densities
  return (
    <img
      className={classes(styles.picture, className)}
      sizes={sizes}
      srcSet={sizes === undefined ? boxSet : mediaFluidSet(path, box)}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}

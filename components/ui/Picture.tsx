import { mediaAddress, mediaSourceSet, servedWidth } from '#shared/media.ts'

interface PictureProps {
  /** Path on the media host; without one nothing is drawn. */
  path: string | null
  alt: string
  /** Box in CSS pixels: its ratio is kept, its width decides the variants. */
  width: number
  height: number
  /** The one picture of the first screen. */
  isFirst?: boolean
  className?: string | undefined
}

export function Picture({ path, alt, width, height, isFirst = false, className }: PictureProps) {
  if (path === null) return null
  const served = servedWidth(width)
  return (
    <img
      className={className}
      src={mediaAddress(path, { width: served, height: Math.round((height * served) / width) })}
      srcSet={mediaSourceSet(path, width, height)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}

import { useMemo } from 'react'
import { classes } from './classes.ts'
import { useStillPart } from '../hydration/still.ts'
import { trustedHtml } from './trusted-html.ts'
import styles from './RichText.module.css'

interface RichTextProps {
  html: string
  /** Name of the text in `data.still`: see `useStill()`. */
  still?: string | undefined
  className?: string | undefined
}

/** Sanitised HTML of the API in the site's typography. */
export function RichText({ html, still, className }: RichTextProps) {
  const staticPart = useStillPart(still)
  // React writes the HTML again for another object.
  const content = useMemo(() => staticPart ?? trustedHtml(html), [staticPart, html])
  if (!staticPart && html === '') return null
  return (
    <div
      className={classes(styles.rich, className)}
      data-still={still}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
}

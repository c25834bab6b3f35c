import { useMemo } from 'react'
import { useStaticMarkup } from '../hydration/static-parts.ts'
import { classes } from './classes.ts'
import { trustedHtml } from './trusted-html.ts'
import styles from './RichText.module.css'

interface RichTextProps {
  html: string
  /** Name of the text in `data.staticParts`: see `useStaticPart()`. */
  staticPart?: string | undefined
  className?: string | undefined
}

/** Sanitised HTML of the API in the site's typography. */
export function RichText({ html, staticPart, className }: RichTextProps) {
  const markup = useStaticMarkup(staticPart)
  // React writes the HTML again for another object.
  const content = useMemo(() => markup ?? trustedHtml(html), [markup, html])
  if (!markup && html === '') return null
  return (
    <div
      className={classes(styles.rich, 'taped links', className)}
      data-static={staticPart}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
}

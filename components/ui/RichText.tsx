import { useMemo } from 'react'
import { classes } from './classes.ts'
import { trustedHtml } from './trusted-html.ts'
import styles from './RichText.module.css'

/** Sanitised HTML of the API, laid out in our type. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  // React writes it anew whenever it is another object.
  const content = useMemo(() => trustedHtml(html), [html])
  if (html === '') return null
  return <div className={classes(styles.rich, className)} dangerouslySetInnerHTML={content} />
}

import type { AnchorHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './ArrowLink.module.css'

/** The secondary action: an underlined link with an arrow. */
export function ArrowLink({ className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classes('iconed', styles.link, className)}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}

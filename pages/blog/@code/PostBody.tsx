import { classes } from '#components/ui/classes.ts'
import { RichText } from '#components/ui/RichText.tsx'
import styles from './PostBody.module.css'
import shares from './PostShares.module.css'
import strips from './PostStrips.module.css'

export function PostBody({ html }: { html: string }) {
  return <RichText html={html} staticPart="text" className={classes(styles.body, strips.strips, shares.shares)} />
}

import { RichText } from '#components/ui/RichText.tsx'
import styles from './PostBody.module.css'

export function PostBody({ html }: { html: string }) {
  return <RichText html={html} className={styles.body} />
}

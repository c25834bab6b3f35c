import { RichText } from '../ui/RichText.tsx'
import styles from './ServiceArticle.module.css'

/** The text of a service: its first paragraph large, headings in the left columns, prose in the right ones. */
export function ServiceArticle({ html }: { html: string }) {
  if (html === '') return null
  return (
    <section id="article" className={`${styles.section} pt-s pb`}>
      <div className="wrap">
        <RichText html={html} staticPart="article" className={styles.article} />
      </div>
    </section>
  )
}

import { loadReview } from '#components/reviews/popup/review-data.ts'
import { useReviewLink } from '#components/reviews/review-link.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { RoubleText } from '#components/ui/RoubleText.tsx'
import type { Data } from './+data.ts'
import styles from './QuotedReview.module.css'

export type Quoted = Data['reviews'][number]

/** A full-width review: portrait, quote, author, and a link to the rest. */
export function QuotedReview({ review, whole }: { review: Quoted; whole: string }) {
  const { code, name, status, avatar, heading, hasText } = review
  const link = useReviewLink(() => loadReview(code), '/reviews/')
  return (
    <div className={`${styles.quote} parts-m`}>
      <Picture
        path={avatar}
        alt=""
        width={320}
        height={384}
        sizes="(width < 768px) 200px, 23vw"
        className={styles.portrait}
      />
      <div className={styles.body}>
        <blockquote>
          <p>
            «<RoubleText>{heading}</RoubleText>»
          </p>
        </blockquote>
        <div className={`${styles.foot} spread`}>
          <p>
            <b>{name}</b>
            <span className="small muted">{status}</span>
          </p>
          {hasText && <ArrowLink {...link}>{whole}</ArrowLink>}
        </div>
      </div>
    </div>
  )
}

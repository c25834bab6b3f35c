import { RoubleText } from '#components/reviews/RoubleText.tsx'
import { useReviewLink } from '#components/ui/popup-link.ts'
import type { ReviewToRead } from '#shared/review-to-read.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import styles from './QuotedReview.module.css'

/** A full-width review: portrait, quote, author, and a link to the rest. */
export function QuotedReview({ review, whole }: { review: ReviewToRead; whole: string }) {
  const { name, status, avatar, heading, detailHtml } = review
  const link = useReviewLink(review, '/reviews/')
  return (
    <div className={styles.quote}>
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
          {detailHtml !== '' && <ArrowLink {...link}>{whole}</ArrowLink>}
        </div>
      </div>
    </div>
  )
}

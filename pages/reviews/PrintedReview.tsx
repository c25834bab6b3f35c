import { Avatar } from '#components/reviews/Avatar.tsx'
import { useReviewLink } from '#components/reviews/review-link.ts'
import { classes } from '#components/ui/classes.ts'
import { RichText } from '#components/ui/RichText.tsx'
import { RoubleText } from '#components/ui/RoubleText.tsx'
import { dayOf, isoDay } from '#shared/format/date.ts'
import type { NewspaperReview } from './newspaper.ts'
import styles from './PrintedReview.module.css'

/** A review in the newspaper; one whose heading says it all is a block of ink. */
export function PrintedReview({ review, isLead }: { review: NewspaperReview; isLead: boolean }) {
  const { code, name, status, avatar, types, writtenAt, heading, detailHtml } = review
  const popup = useReviewLink(() => review, `#${code}`)
  const isShort = detailHtml === ''
  return (
    <article
      id={code}
      className={classes(styles.review, isLead && styles.lead)}
      data-theme={isShort ? 'night' : undefined}
    >
      <p className="meta">
        <span>{types.map((type) => type.name).join(', ')}</span>
        {writtenAt && <time dateTime={isoDay(writtenAt)}>{dayOf(writtenAt)}</time>}
      </p>
      <h3 className={`${isShort || isLead ? 'd3' : 'd4'} links`}>
        {isShort ? (
          <RoubleText>{heading}</RoubleText>
        ) : (
          <a {...popup}>
            <RoubleText>{heading}</RoubleText>
          </a>
        )}
      </h3>
      <RichText html={detailHtml} className={styles.text} />
      <footer className="abreast small">
        <Avatar name={name} picture={avatar} />
        <p className="named">
          <b>{name}</b>
          {status}
        </p>
      </footer>
    </article>
  )
}

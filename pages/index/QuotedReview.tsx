import { RoubleText } from '#components/review/RoubleText.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Review } from '#shared/entities/review.ts'
import type { Copy } from './copy.ts'
import styles from './QuotedReview.module.css'

interface QuotedReviewProps {
  copy: Copy['review']
  review: Pick<Review, 'name' | 'status' | 'avatar' | 'heading'>
}

/** One review across the page: portrait, words, who said them. */
export function QuotedReview({ copy, review: { name, status, avatar, heading } }: QuotedReviewProps) {
  return (
    <Section id="reviews" milepost={{ number: 5, name: copy.name }} title={copy.title} isTitleHidden>
      <div className={styles.quote}>
        <Picture path={avatar} alt="" width={400} height={480} className={styles.portrait} />
        <div className={styles.body}>
          <blockquote>
            <p>
              «<RoubleText>{heading}</RoubleText>»
            </p>
          </blockquote>
          <div className={styles.foot}>
            <p>
              <b>{name}</b>
              <span className="small muted">{status}</span>
            </p>
            <ArrowLink href="/reviews/">{copy.all}</ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

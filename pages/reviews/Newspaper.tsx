import type { NewspaperReview } from './newspaper.ts'
import { PrintedReview } from './PrintedReview.tsx'
import styles from './Newspaper.module.css'

interface NewspaperProps {
  title: string
  note: string
  columns: readonly (readonly NewspaperReview[])[]
}

export function Newspaper({ title, note, columns }: NewspaperProps) {
  return (
    <>
      <div className={`${styles.head} spread`}>
        <h2 className="d4">{title}</h2>
        <p className="caption muted">{note}</p>
      </div>
      <div className={styles.sheet}>
        {columns.map((reviews, column) => (
          <div key={reviews[0]?.code} className={styles.column}>
            {reviews.map((review, index) => (
              <PrintedReview key={review.code} review={review} isLead={column === 1 && index === 0} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

import { dayOf, isoDay } from '#shared/format/date.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { RoubleText } from '../../ui/RoubleText.tsx'
import styles from './ReviewPopup.module.css'

/** A review at full length: portrait, date and subject, who wrote it, what they wrote. */
export function ReviewPopup({ control }: { control: DialogControl }) {
  const review = usePopup((state) => state.review)
  if (!review) return null
  const { name, status, avatar, types, writtenAt, heading, detailHtml } = review
  return (
    <Dialog control={control} columns={8} isText>
      <div className={styles.review}>
        {avatar === null ? (
          <span className={`${styles.portrait} ${styles.letter} centred`} aria-hidden="true">
            {name.charAt(0)}
          </span>
        ) : (
          <Picture path={avatar} alt="" width={400} height={480} className={styles.portrait} />
        )}
        <div className={styles.body}>
          <p className={`${styles.meta} meta`}>
            <span>{types.map((type) => type.name).join(', ')}</span>
            {writtenAt && <time dateTime={isoDay(writtenAt)}>{dayOf(writtenAt)}</time>}
          </p>
          <DialogTitle className="d3">{name}</DialogTitle>
          <p className="muted">{status}</p>
          <div className={`${styles.text} line-topped`}>
            <blockquote className="row">
              <p>
                «<RoubleText>{heading}</RoubleText>»
              </p>
            </blockquote>
            <RichText html={detailHtml} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

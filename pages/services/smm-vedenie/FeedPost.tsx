import { groupDigits } from '#shared/format/price.ts'
import styles from './FeedPost.module.css'
import { Motif, type MotifName } from './Motif.tsx'

export interface FeedPost {
  motif: MotifName
  palette: string
  /** The headline, a plate a line. */
  lines: string[]
  date: string
  likes: number
  replies: number
  text: string
  /** The initial of the author; the owner's is tinted. */
  comments: { letter: string; text: string }[]
}

interface FeedPostProps {
  post: FeedPost
  owner: { letter: string; account: string }
}

export function FeedPost({ post, owner }: FeedPostProps) {
  const { motif, palette, lines, date, likes, replies, text, comments } = post
  return (
    <li className={styles.post}>
      <p className={styles.head}>
        <i aria-hidden="true">{owner.letter}</i>
        <b>{owner.account}</b>
        <span>{date}</span>
      </p>
      <div className={styles.picture} data-palette={palette}>
        <Motif name={motif} />
        <p className={styles.title}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <p className={styles.counts}>
        <b>{groupDigits(likes)}</b> отметок <b>{replies}</b> ответов
      </p>
      <p className={styles.text}>{text}</p>
      {comments.map((comment) => (
        <p key={comment.text} className={comment.letter === owner.letter ? styles.reply : styles.comment}>
          <i aria-hidden="true">{comment.letter}</i>
          <span>{comment.text}</span>
        </p>
      ))}
    </li>
  )
}

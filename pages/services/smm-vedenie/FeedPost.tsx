import { classes } from '#components/ui/classes.ts'
import { plural } from '#shared/format/plural.ts'
import { groupDigits } from '#shared/format/price.ts'
import { Initial } from './Initial.tsx'
import { Motif, type MotifName } from './Motif.tsx'
import styles from './FeedPost.module.css'

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
      <p className={`${styles.head} abreast`}>
        <Initial>{owner.letter}</Initial>
        <b>{owner.account}</b>
        <span className="muted">{date}</span>
      </p>
      <div className={styles.picture} data-palette={palette}>
        <Motif name={motif} />
        <p className={`${styles.title} lines`}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <p className={`${styles.counts} muted`}>
        <b>{groupDigits(likes)}</b> {plural(likes, ['отметка', 'отметки', 'отметок'])}, <b>{replies}</b>{' '}
        {plural(replies, ['ответ', 'ответа', 'ответов'])}
      </p>
      <p className={styles.text}>{text}</p>
      {comments.map((comment) => (
        <Comment key={comment.text} {...comment} isOwn={comment.letter === owner.letter} />
      ))}
    </li>
  )
}

function Comment({ letter, text, isOwn }: FeedPost['comments'][number] & { isOwn: boolean }) {
  return (
    <p className={classes('small', styles.comment, isOwn && styles.reply)}>
      <Initial {...(!isOwn && { of: 'reader' })}>{letter}</Initial>
      <span>{text}</span>
    </p>
  )
}

import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { FeedPost, type FeedPost as Post } from './FeedPost.tsx'
import { Initial } from './Initial.tsx'
import styles from './Phone.module.css'

interface PhoneProps {
  feed: {
    label: string
    letter: string
    name: string
    account: string
    followers: string
    follow: string
    time: string
    posts: readonly Post[]
    end: { title: string; text: string; action: string; link: string }
    /** Of the case. */
    address: string
  }
  className: string | undefined
}

/** A telephone as tall as the page, with a feed to be read to the end. */
export function Phone({ feed, className }: PhoneProps) {
  const { end } = feed
  return (
    <aside className={`${styles.phone} ${className}`} aria-label={feed.label}>
      <div className={`${styles.screen} stacked`} data-theme="day">
        <p className={`${styles.clock} abreast`} aria-hidden="true">
          {feed.time}
        </p>
        <div className={styles.profile}>
          <Initial of="owner">{feed.letter}</Initial>
          <p className="named">
            <b>{feed.name}</b>
            {feed.followers}
          </p>
          <span aria-hidden="true">{feed.follow}</span>
        </div>
        <ul>
          {feed.posts.map((post) => (
            <FeedPost key={post.text} post={post} owner={feed} />
          ))}
        </ul>
        <div className={styles.end} data-theme="rye">
          <p className="d3">{end.title}</p>
          <p>{end.text}</p>
          <CallbackLink reachgoal="click-ostavit-zayavku">{end.action}</CallbackLink>
          <ArrowLink href={feed.address}>{end.link}</ArrowLink>
        </div>
      </div>
    </aside>
  )
}

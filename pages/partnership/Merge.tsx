import type { Data } from './+data.ts'
import { TwoRoads } from './TwoRoads.tsx'
import styles from './Merge.module.css'

/** Your road and ours, seen from above: from here on they are one. */
export function Merge({ text: { you, us, reward } }: { text: Data['copy']['road'] }) {
  return (
    <div className={`${styles.merge} edged`}>
      <TwoRoads className={styles.road} />
      <p className={`${styles.plate} ${styles.you} named`}>
        <b className="d3">{you.name}</b>
        {you.text}
      </p>
      <p className={`${styles.plate} ${styles.us} named`}>
        <b className="d3">{us.name}</b>
        {us.text}
      </p>
      <p className={`${styles.plate} ${styles.reward} abreast named`}>
        <b className="d2 nowrap">{reward.name}</b>
        <span>{reward.text}</span>
      </p>
    </div>
  )
}

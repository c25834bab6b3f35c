import { CallbackLink } from '../lead/CallbackLink.tsx'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import styles from './VoteBand.module.css'

/** The last band of a page that sells: a yes opens the popup, a no leads to a form. */
export function VoteBand({ formAddress = '/contacts/#lead' }: { formAddress?: string }) {
  return (
    <section data-theme="rye">
      <div className={`wrap ${styles.band}`}>
        <h2 className="d3">Нравится эта страница?</h2>
        <div className={styles.answers}>
          <CallbackLink tone="ink" reachgoal="click-ostavit-zayavku">
            Да, хочу такую же
          </CallbackLink>
          <ArrowLink href={formAddress}>Нет, есть вопросы</ArrowLink>
        </div>
      </div>
    </section>
  )
}

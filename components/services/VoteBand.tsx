import { usePopupLink } from '../ui/popup-link.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './VoteBand.module.css'

/** The last band of a page that sells: a yes offers the same, a no asks what was wrong. */
export function VoteBand({ theme = 'rye' }: { theme?: 'rye' | 'night' }) {
  const yes = usePopupLink('seo-yes')
  const no = usePopupLink('seo-no')
  return (
    <section data-theme={theme}>
      <div className={`wrap ${styles.band}`}>
        <h2 className="d3">Нравится эта страница?</h2>
        <div className={styles.answers}>
          <ButtonLink tone={theme === 'rye' ? 'ink' : 'snow'} {...yes}>
            Да, хочу такую же
          </ButtonLink>
          <ArrowLink {...no}>Нет, есть вопросы</ArrowLink>
        </div>
      </div>
    </section>
  )
}

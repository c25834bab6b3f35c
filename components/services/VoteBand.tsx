import { usePopupLink } from '../state/popup-link.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './VoteBand.module.css'

interface VoteBandProps {
  title?: string
  theme?: 'rye' | 'night'
}

/** The last band of a page that sells: a yes offers the same, a no asks what was wrong. */
export function VoteBand({ title = 'Нравится эта страница?', theme = 'rye' }: VoteBandProps) {
  const yes = usePopupLink('seo-yes')
  const no = usePopupLink('seo-no')
  return (
    <section data-theme={theme}>
      <div className={`wrap spread ${styles.band}`}>
        <h2 className="d3">{title}</h2>
        <div className="actions">
          <ButtonLink tone={theme === 'rye' ? 'ink' : 'snow'} {...yes}>
            Да,&nbsp;хочу такую&nbsp;же
          </ButtonLink>
          <ArrowLink {...no}>Нет, есть вопросы</ArrowLink>
        </div>
      </div>
    </section>
  )
}

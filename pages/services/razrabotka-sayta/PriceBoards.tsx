import { usePopupLink } from '#components/state/popup-link.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { plural } from '#shared/format/plural.ts'
import { thousands } from '#shared/format/price.ts'
import styles from './PriceBoards.module.css'

const TONES = [styles.snow, styles.rye, styles.ink, styles.cornflower]

export interface PriceBoard {
  code: string
  name: string
  description: string
  roubles: number
  /** `null` where the owner promises none. */
  weeks: number | null
}

interface PriceBoardsProps {
  id: string
  text: { title: string; note: string }
  boards: readonly PriceBoard[]
}

/** Prices as boards of one signpost, each as long as its road in weeks. */
export function PriceBoards({ id, text: { title, note }, boards }: PriceBoardsProps) {
  const tariffs = usePopupLink('tariff', { href: '?popup=callback' })
  return (
    <Section id={id} title={title} note={note}>
      <ul className={styles.signpost}>
        {boards.map(({ code, name, description, roubles, weeks }, index) => (
          <li key={code} data-n={lengthOf(weeks ?? USUAL_WEEKS)}>
            <ButtonLink {...tariffs} className={`${styles.board} ${TONES[index % TONES.length]}`}>
              <span className={styles.name}>{name}</span>
              {weeks !== null && (
                <span className={styles.weeks}>
                  {weeks}&nbsp;{plural(weeks, ['неделя', 'недели', 'недель'])}
                </span>
              )}
              <span className={styles.price}>
                <BoardPrice roubles={roubles} />
              </span>
            </ButtonLink>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A board without a term is of the middle length. */
const USUAL_WEEKS = 8

/** The length of a board, to two weeks. */
const lengthOf = (weeks: number) => Math.min(16, Math.max(2, Math.round(weeks / 2) * 2))

function BoardPrice({ roubles }: { roubles: number }) {
  const [figure, unit] = thousands(roubles).split('\u00a0')
  return (
    <>
      <small>от</small> {figure}{' '}
      <small>
        {unit} <span className="rouble">₽</span>
      </small>
    </>
  )
}

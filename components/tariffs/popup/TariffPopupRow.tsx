import { useId } from 'react'
import type { Tariff } from '#shared/entities/tariff.ts'
import { adsPerMonth } from '#shared/format/price.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { OfferedOption } from '../offered-options.ts'
import { TariffChoice } from '../TariffChoice.tsx'
import { TariffFigure } from '../TariffFigure.tsx'
import { TariffMark } from '../TariffMark.tsx'
import { TariffTags } from '../TariffTags.tsx'
import { hoursOf, nextMonthOf } from '../words.ts'
import styles from './TariffPopupRow.module.css'

interface ContentsProps {
  tariff: Tariff
  options: readonly OfferedOption[]
}

interface TariffPopupRowProps extends ContentsProps {
  isOpen: boolean
  isAccented: boolean
  onToggle: () => void
}

/** Name, price, hours and the choice in one line; the name expands the details. */
export function TariffPopupRow({ tariff, options, isOpen, isAccented, onToggle }: TariffPopupRowProps) {
  const id = useId()
  const { name, price } = tariff
  const nextMonth = nextMonthOf(tariff)
  return (
    <section className={classes('line-topped', styles.row, isOpen && styles.open)}>
      <div className={styles.terms}>
        <div className={`actions ${styles.name}`}>
          <h3 className="d4">
            <button type="button" className="tap" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
              {name}
              <Icon name="chevron" />
            </button>
          </h3>
          <TariffTags tariff={tariff} />
        </div>
        <TariffFigure price={price} />
        <p className="small numeric lines">
          {hoursOf(tariff)}
          {nextMonth && <span className="caption muted">{nextMonth}</span>}
        </p>
        <TariffChoice tariff={tariff} isAccented={isAccented} size="small" />
      </div>
      <div className={styles.fold} id={id} inert={!isOpen}>
        <Contents tariff={tariff} options={options} />
      </div>
    </section>
  )
}

function Contents({ tariff, options }: ContentsProps) {
  const { description, tooltip, adsPerMonth: ads, offer } = tariff
  return (
    <div className={styles.contents}>
      <div className="small">
        <p>{description}</p>
        {tooltip && <p className="muted">{tooltip}</p>}
      </div>
      {offer.kind === 'forecast' && (
        <figure>
          <Picture path={offer.chart} alt={offer.mainResult} width={620} height={300} />
        </figure>
      )}
      <ul>
        {offer.kind === 'forecast' && <li className={styles.result}>{offer.mainResult}</li>}
        {offer.kind === 'forecast' &&
          offer.works.map((work) => (
            <li key={work}>
              <TariffMark mark />
              {work}
            </li>
          ))}
        {offer.kind === 'options' && ads !== null && (
          <li>
            <TariffMark mark />
            {adsPerMonth(ads)}
          </li>
        )}
        {offer.kind === 'options' &&
          options.map(({ name: option, markOf }) => {
            const mark = markOf(tariff)
            return (
              <li key={option} className={classes(mark === false && 'muted')}>
                <TariffMark mark={mark !== false} />
                {typeof mark === 'string' ? `${option}, ${mark}` : option}
              </li>
            )
          })}
      </ul>
    </div>
  )
}

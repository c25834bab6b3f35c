import { usePopupLink } from '#components/state/popup-link.ts'
import { thousands } from '#shared/format/price.ts'
import type { Data } from './+data.ts'
import styles from './PriceTags.module.css'

interface PriceTagsProps {
  tariffs: Data['tariffs']
  terms: Data['copy']['terms']
}

/** A tag on the shelf for each tariff; it opens what the price is made of. */
export function PriceTags({ tariffs, terms }: PriceTagsProps) {
  const popup = usePopupLink('tariff', { href: '#lead' })
  return (
    <ul className={`${styles.tags} tiles`} data-theme="day">
      {tariffs.map(({ code, name, description, price }) => (
        <li key={code}>
          <a {...popup}>
            <span className="small lines">
              <b>{name}</b>
              {description}
            </span>
            <PriceFigure price={price.roubles} />
            <span className="caption">{terms.find(({ tariff }) => tariff === code)?.term}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function PriceFigure({ price }: { price: number }) {
  const [figure, unit] = thousands(price).split('\u00a0')
  return (
    <strong className="nowrap">
      <small>от</small> {figure}{' '}
      <small>
        {unit} <span className="rouble">₽</span>
      </small>
    </strong>
  )
}

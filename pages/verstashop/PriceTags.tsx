import { thousands } from '#shared/format/price.ts'
import type { Data } from './+data.ts'
import styles from './PriceTags.module.css'

export function PriceTags({ stores }: { stores: Data['copy']['stores'] }) {
  return (
    <ul className={styles.tags}>
      {stores.map(({ name, text, price, term }) => (
        <li key={name}>
          <a href="#lead">
            <span className="small">
              <b>{name}</b>
              {text}
            </span>
            <PriceFigure price={price} />
            <span className="caption">{term}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function PriceFigure({ price }: { price: number }) {
  const [figure, unit] = thousands(price).split('\u00a0')
  return (
    <strong>
      <small>от</small> {figure}{' '}
      <small>
        {unit} <span className="rouble">₽</span>
      </small>
    </strong>
  )
}

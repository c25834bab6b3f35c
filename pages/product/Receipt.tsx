import { useData } from 'vike-react/useData'
import { useSite } from '#components/state/site-context.ts'
import { groupDigits } from '#shared/format/price.ts'
import { postalAddress } from '#shared/site.ts'
import type { Data } from './+data.ts'
import styles from './Receipt.module.css'

/** The price of a shop as the shop itself would print it: line by line, added up. */
export function Receipt({ text }: { text: NonNullable<Data['copy']['receipt']> }) {
  const site = useSite()
  const { legalName } = useData<Data>()
  const place = postalAddress(site)
  const total = text.lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <aside className={styles.receipt} aria-label={text.caption}>
      <div className={styles.paper} data-theme="day">
        <p className="d4">{legalName}</p>
        <p>
          {place}
          {place && <br />}
          {text.kind}
        </p>
        <table className="numeric">
          <caption className="visually-hidden">{text.caption}</caption>
          <tbody>
            {text.lines.map(({ name, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{groupDigits(price)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              <td>
                {groupDigits(total)} <span className="rouble">₽</span>
              </td>
            </tr>
          </tfoot>
        </table>
        <p>
          {text.thanks.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <div className={styles.barcode} aria-hidden="true" />
        <p className="numeric">{text.number}</p>
      </div>
    </aside>
  )
}

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
        <p className="small muted">
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
        <p className="small muted lines">
          {text.thanks.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <svg className={styles.barcode} viewBox="0 0 400 72" preserveAspectRatio="none" aria-hidden="true" data-chart>
          <path d="M0 36H400" stroke="var(--ink)" strokeWidth="72" strokeDasharray="8 4 4 8 12 4 4 12 8 4 12 8 4 8" />
        </svg>
        <p className="small muted">{text.number}</p>
      </div>
    </aside>
  )
}

import { groupDigits } from '#shared/format/price.ts'
import type { Data } from './+data.ts'
import { ledgerOf } from './ledger.ts'
import styles from './Ledger.module.css'

/** What one introduction earned, line by line; the striped bar is the money the client paid. */
export function Ledger({ text }: { text: NonNullable<Data['copy']['ledger']> }) {
  const { rows, total } = ledgerOf(text.rows, text.share)
  return (
    <section className="pt pb">
      <div className="wrap c48">
        <h2 className="d2">{text.title}</h2>
        <table className={`numeric ${styles.table}`}>
          <thead>
            <tr className="muted">
              <th scope="col">{text.columns.what}</th>
              <th scope="col">{text.columns.paid}</th>
              <th scope="col">{text.columns.reward}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, paid, reward, part }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{groupDigits(paid)}</td>
                <td>
                  {groupDigits(reward)}
                  <svg className={styles.bar} width={`${Math.round(part * 86)}%`} height="10" aria-hidden="true" />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              <td>{groupDigits(total.paid)}</td>
              <td>
                {groupDigits(total.reward)} <span className="rouble">₽</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

import type { Holder } from './holders.ts'
import styles from './Holders.module.css'

interface HoldersProps {
  items: readonly Holder[]
  words: { title: string; caption: string; person: string; exams: string; until: string; forever: string }
}

export function Holders({ items, words }: HoldersProps) {
  return (
    <section className={`wrap ${styles.holders} c48 pt pb`}>
      <h2 className="d2">{words.title}</h2>
      <table>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr className="muted">
            <th scope="col">{words.person}</th>
            <th scope="col">{words.exams}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ code, name, exams, until }) => (
            <tr key={code}>
              <th scope="row" className="row">
                {name}
              </th>
              <td>{exams}</td>
              <td className="numeric">
                <span className={styles.label}>{words.until}: </span>
                {until ?? words.forever}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

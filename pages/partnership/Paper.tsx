import { useData } from 'vike-react/useData'
import type { Data } from './+data.ts'
import styles from './Paper.module.css'

interface PaperProps {
  text: NonNullable<Data['copy']['agreement']>['paper']
  signatory: string | null
}

/** The full contract, before the form that signs it. */
export function Paper({ text, signatory }: PaperProps) {
  const { legalName } = useData<Data>()
  return (
    <article className={styles.paper} data-theme="day">
      <header>
        <h3>{text.title}</h3>
        <p className="small muted">{text.number}</p>
      </header>
      <p>
        <span className="nowrap">{legalName}</span>
        {text.parties}
      </p>
      <ol>
        {text.clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ol>
      <footer className="caption muted">
        <p className="lines">
          <Signature />
          <span>{signatory ? `${signatory}, ${text.studio.toLowerCase()}` : text.studio}</span>
        </p>
        <p className="lines">
          <span>{text.partner}</span>
        </p>
      </footer>
    </article>
  )
}

function Signature() {
  return (
    <svg viewBox="0 0 200 60" width="187" height="56" aria-hidden="true">
      <path
        d="M6 44C30 4 40 4 34 34S60 50 74 22s18-14 12 8 26 16 40-6 16-2 12 10 30 6 58-12"
        fill="none"
        stroke="#3D5AF1"
        strokeWidth="4"
      />
    </svg>
  )
}

import styles from './Pagination.module.css'

interface PaginationProps {
  page: number
  pageCount: number
  /** Which items of the list stand on the page. */
  shown: { from: number; to: number; of: number }
  /** Address of page `number`. */
  addressOf: (number: number) => string
}

/** The foot of a list that has more than a page. */
export function Pagination({ page, pageCount, shown: { from, to, of }, addressOf }: PaginationProps) {
  if (pageCount < 2) return null
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <div className={`spread ${styles.foot}`}>
      <p className="muted numeric">{`${shownWords(from, to)} из\u00a0${of}`}</p>
      <nav className={styles.pages} aria-label="Страницы списка">
        {numbers.map((number) => (
          <a
            key={number}
            className="row centred"
            href={addressOf(number)}
            aria-label={`Страница ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ))}
      </nav>
    </div>
  )
}

function shownWords(from: number, to: number): string {
  if (from === 1) return `Показано ${to}`
  return from === to ? `Показан №\u00a0${to}` : `Показано ${from}–${to}`
}

import styles from './Pagination.module.css'

interface PaginationProps {
  page: number
  pageCount: number
  /** Address of page `number`. */
  addressOf: (number: number) => string
}

export function Pagination({ page, pageCount, addressOf }: PaginationProps) {
  if (pageCount < 2) return null
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <nav className={styles.pages} aria-label="Страницы списка">
      {numbers.map((number) => (
        <a
          key={number}
          href={addressOf(number)}
          aria-label={`Страница ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
    </nav>
  )
}

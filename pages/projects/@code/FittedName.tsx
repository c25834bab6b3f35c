import styles from './FittedName.module.css'

const SHORTEST = 7
const LONGEST = 20

/**
 * A name as wide as the page: fitted by its letters, so that no script measures it. Narrow screens break it between
 * words and fit the longest one, wide screens keep it on one line.
 */
export function FittedName({ children: name }: { children: string }) {
  const longestWord = Math.max(...name.split(/[\s\u00a0]/).map(({ length }) => length))
  return (
    <h1 className={styles.box}>
      <span className={fit(name.length)}>
        <span className={fit(longestWord)}>
          <span className={styles.name}>{name}</span>
        </span>
      </span>
    </h1>
  )
}

const fit = (letters: number) => styles[`fit${Math.min(LONGEST, Math.max(SHORTEST, letters))}`]

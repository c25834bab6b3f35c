import styles from './FittedName.module.css'

const SHORTEST = 7
const LONGEST = 20
const WIDE_LETTERS = /[ЖМФШЩЫЮжмфшщыю]/g

/**
 * A name as wide as the page: fitted by its letters, so that no script measures it. Narrow screens break it between
 * words and fit the longest one, wide screens keep it on one line.
 */
export function FittedName({ children: name }: { children: string }) {
  const longestWord = Math.max(...name.split(' ').map(lettersOf))
  return (
    <h1 className={`${styles.box} lines`}>
      <span className="lines" data-n={fit(lettersOf(name))}>
        <span className={styles.name} data-n={fit(longestWord)}>
          {name}
        </span>
      </span>
    </h1>
  )
}

/** Wide letters count for one and a half. */
const lettersOf = (text: string) => Math.round(text.length + (text.match(WIDE_LETTERS)?.length ?? 0) / 2)

const fit = (letters: number) => Math.min(LONGEST, Math.max(SHORTEST, letters))

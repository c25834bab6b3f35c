import styles from './FittedTitle.module.css'

/** Bounds of the scale: shorter names would fill the screen, longer ones would no longer be a headline. */
const LETTERS = { fewest: 7, fewestInTwoLines: 10, most: 20 }

/** The h1 as wide as the page, a word a line. The count of letters decides the size, since no style may be inline. */
export function FittedTitle({ children }: { children: string }) {
  const lines = children.split(/ |(?<=-)/)
  const longest = Math.max(...lines.map((line) => line.length))
  const fewest = lines.length > 1 ? LETTERS.fewestInTwoLines : LETTERS.fewest
  return (
    <h1 className={`${styles.title} lines`} data-n={Math.min(Math.max(longest, fewest), LETTERS.most)}>
      {lines.map((line, index) => (
        <span key={line}>
          {line}
          {index < lines.length - 1 && !line.endsWith('-') && ' '}
        </span>
      ))}
    </h1>
  )
}

import styles from './MenuSection.module.css'

interface MenuSectionProps {
  /** Its place in the menu, from 0. */
  index: number
  name: string
  address: string
  count: number | undefined
  subsections: readonly { name: string; address: string }[]
}

/** A line of the mobile menu: a link, or a fold with the links below it. Only one fold is open. */
export function MenuSection({ index, name, address, count, subsections }: MenuSectionProps) {
  const title = (
    <span>
      {name}
      {count !== undefined && <sup>{count}</sup>}
    </span>
  )
  return (
    <li className={styles.section} data-n={index}>
      {subsections.length === 0 ? (
        <a href={address}>{title}</a>
      ) : (
        <details className={styles.fold} name="menu">
          <summary>
            {title}
            <i className={styles.mark} />
          </summary>
          <ul className="taps">
            {subsections.map((link) => (
              <li key={link.address}>
                <a href={link.address}>{link.name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

import { ABOUT_SUBSECTIONS } from '#shared/navigation.ts'
import styles from './AboutDropdown.module.css'

export function AboutDropdown() {
  return (
    <ul className={styles.links}>
      {ABOUT_SUBSECTIONS.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

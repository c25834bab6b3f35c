import { usePageContext } from 'vike-react/usePageContext'
import { ABOUT_SUBSECTIONS } from '#shared/navigation.ts'
import styles from './AboutDropdown.module.css'

export function AboutDropdown() {
  const { urlPathname } = usePageContext()
  return (
    <ul className={`taps ${styles.links}`}>
      {ABOUT_SUBSECTIONS.map(({ name, address }) => (
        <li key={address}>
          <a href={address} aria-current={urlPathname === address ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

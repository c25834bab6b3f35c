import type { ReactNode } from 'react'
import type { NavigationSection } from '#shared/navigation.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Dropdown.module.css'

interface DropdownProps {
  section: NavigationSection
  link: ReactNode
  children: ReactNode
}

/** A section of the header with a panel. React only renders it; a script outside React opens and closes it. */
export function Dropdown({ section: { code, name }, link, children }: DropdownProps) {
  return (
    <li className={styles[code]} data-dropdown="">
      {link}
      <button type="button" aria-expanded="false" aria-label={`${name}: подразделы`} suppressHydrationWarning>
        <Icon name="chevron" size={16} />
      </button>
      <div className={styles.panel} data-theme="page">
        {children}
      </div>
    </li>
  )
}

import type { ComponentType } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { TOP_BAR, type SectionCode } from '#shared/navigation.ts'
import { useFrame } from '../../state/site-context.ts'
import { AboutDropdown } from './AboutDropdown.tsx'
import { Dropdown } from './Dropdown.tsx'
import { ServicesDropdown } from './ServicesDropdown.tsx'
import styles from './TopBar.module.css'

const CONTENTS: Partial<Record<SectionCode, ComponentType>> = { services: ServicesDropdown, about: AboutDropdown }

/** The main menu of wide screens. Every section is a link; two of them open a dropdown as well. */
export function TopBar() {
  const { counts } = useFrame()
  const { urlPathname } = usePageContext()
  return (
    <nav className={styles.nav} aria-label="Основное меню">
      <ul className="taps">
        {TOP_BAR.map((section) => {
          const { code, name, address } = section
          const Content = CONTENTS[code]
          const count = counts[code]
          const link = (
            <a href={address} aria-current={currentOf(address, urlPathname)}>
              {name}
              {count !== undefined && <sup>{count}</sup>}
            </a>
          )
          if (!Content) return <li key={code}>{link}</li>
          return (
            <Dropdown key={code} section={section} link={link}>
              <Content />
            </Dropdown>
          )
        })}
      </ul>
    </nav>
  )
}

/** Whether a link leads to this page, or to the section that holds it. */
function currentOf(address: string, path: string) {
  if (path === address) return 'page'
  return path.startsWith(address) ? 'true' : undefined
}

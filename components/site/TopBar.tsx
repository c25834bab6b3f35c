import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { TOP_BAR, type NavigationSection } from '#shared/navigation.ts'
import { useFrame } from '../state/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { AboutDropdown } from './AboutDropdown.tsx'
import { ServicesDropdown } from './ServicesDropdown.tsx'
import styles from './TopBar.module.css'

/** The main menu of wide screens. Every section is a link; two of them open a dropdown as well. */
export function TopBar() {
  const { counts } = useFrame()
  const { urlPathname } = usePageContext()
  return (
    <nav className={styles.nav} aria-label="Основное меню">
      <ul>
        {TOP_BAR.map((section) => (
          <TopBarItem
            // A change of page makes the item anew, which closes its dropdown.
            key={section.code + urlPathname}
            section={section}
            count={counts[section.code]}
            isCurrent={urlPathname.startsWith(section.address)}
            dropdown={DROPDOWNS[section.code]}
          />
        ))}
      </ul>
    </nav>
  )
}

const DROPDOWNS: Partial<Record<NavigationSection['code'], ReactNode>> = {
  services: <ServicesDropdown />,
  about: <AboutDropdown />,
}

interface TopBarItemProps {
  section: NavigationSection
  count: number | undefined
  isCurrent: boolean
  dropdown: ReactNode | undefined
}

function TopBarItem({ section: { code, name, address }, count, isCurrent, dropdown }: TopBarItemProps) {
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <li
      ref={item}
      className={styles[code]}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !item.current?.contains(relatedTarget)) setOpen(false)
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <a
        href={address}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      >
        {name}
        {count !== undefined && <sup>{count}</sup>}
      </a>
      {dropdown && (
        <>
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-label={`${name}: подразделы`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
          <div className={styles.dropdown} data-theme="light" hidden={!isOpen}>
            {dropdown}
          </div>
        </>
      )}
    </li>
  )
}

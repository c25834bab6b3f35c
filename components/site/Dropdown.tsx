import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { NavigationSection } from '#shared/navigation.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Dropdown.module.css'
import type { Dropdowns } from './use-dropdowns.ts'

interface DropdownProps {
  section: NavigationSection
  dropdowns: Dropdowns
  link: ReactNode
  children: ReactNode
}

/** A section of the header with a panel below. Arrow keys go through the links of the panel, Escape closes it. */
export function Dropdown({ section: { code, name }, dropdowns, link, children }: DropdownProps) {
  const { open, stay, leave, toggle, close, rest } = dropdowns
  const isOpen = open === code
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  const moveByArrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    const stops: (HTMLElement | null)[] = [button.current, ...(panel.current?.querySelectorAll('a') ?? [])]
    const from = stops.indexOf(event.target)
    if (from === -1) return
    event.preventDefault()
    if (!isOpen) flushSync(() => toggle(code))
    stops.at((from + step) % stops.length)?.focus()
  }

  const restAfterLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    // A popup that opens now gives the focus back to what is still there.
    if (panel.current?.contains(target)) button.current?.focus()
    rest()
  }

  return (
    <li
      ref={item}
      className={styles[code]}
      onClick={restAfterLink}
      onKeyDown={moveByArrows}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !item.current?.contains(relatedTarget)) close()
      }}
      onPointerEnter={stay}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={`${name}: подразделы`}
        onClick={() => toggle(code)}
      >
        <Icon name="chevron" />
      </button>
      <div ref={panel} className={classes(styles.panel, isOpen && styles.open)} data-theme="light">
        {children}
      </div>
    </li>
  )
}

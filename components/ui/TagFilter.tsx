import { useEffect, useRef } from 'react'
import type { TagCount } from '#shared/entities/tag.ts'
import styles from './TagFilter.module.css'

interface TagFilterProps {
  /** Address of the unfiltered list. */
  address: string
  parameter: string
  tags: readonly TagCount[]
  /** Code of the chosen tag, or `null` for all. */
  current: string | null
  total: number
}

/**
 * A filter of links: it works without JavaScript and each choice has an address. The current link is scrolled into
 * view. Renders nothing if there is no choice.
 */
export function TagFilter({ address, parameter, tags, current, total }: TagFilterProps) {
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3
  }, [current])

  if (tags.length === 0) return null
  const choices = [
    { code: null, name: 'Все', count: total, href: address },
    ...tags.map((tag) => ({ ...tag, href: `${address}?${parameter}=${encodeURIComponent(tag.code)}` })),
  ]
  return (
    <nav ref={strip} className={`taps nowrap ${styles.filter}`} aria-label="Отбор по теме">
      {choices.map(({ code, name, count, href }) => (
        <a key={href} ref={keepScrollPosition} href={href} aria-current={code === current ? 'true' : undefined}>
          {name}
          <sup>{count}</sup>
        </a>
      ))}
    </nav>
  )
}

/** Vike's attribute, unknown to HTML: set here, it is absent from server-rendered pages. */
function keepScrollPosition(link: HTMLAnchorElement | null) {
  link?.setAttribute('keep-scroll-position', '')
}

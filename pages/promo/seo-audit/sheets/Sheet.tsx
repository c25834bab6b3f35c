import type { ReactNode } from 'react'
import { useSite } from '#components/state/site-context.ts'

export interface SheetText {
  alt: string
  number: string
  title: readonly string[]
}

interface SheetProps {
  running: string
  text: SheetText
  titleSize?: 62 | 76
  children: ReactNode
}

export const HEADLINE = { fontFamily: 'var(--f-display)', fontWeight: 800 }

/** A leaf of the report, 600 × 848: tape, running head, title. */
export function Sheet({ running, text, titleSize = 62, children }: SheetProps) {
  const { name } = useSite()
  return (
    <figure>
      <svg viewBox="0 0 600 848" fill="var(--ink)" fontFamily="var(--f-text)" aria-hidden="true">
        <rect x="1" y="1" width="598" height="846" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
        <path d="M0 0H600V16H0ZM40 82H560V84H40Z" />
        <text x="40" y="62" fontSize="17" fontWeight="600">
          {name} · {running}
        </text>
        <text x="560" y="62" fontSize="17" fill="var(--slate)" textAnchor="end">
          {text.number}
        </text>
        <g {...HEADLINE} fontSize={titleSize} letterSpacing="-0.01em">
          {text.title.map((line, index) => (
            <text key={line} x="38" y={150 + (titleSize - 62) + index * titleSize * 0.9}>
              {line}
            </text>
          ))}
        </g>
        {children}
      </svg>
      <figcaption className="visually-hidden">{text.alt}</figcaption>
    </figure>
  )
}

import type { ReactNode } from 'react'

const Plate = ({ children }: { children: ReactNode }) => (
  <>
    <circle cx="54" cy="56" r="44" fill="var(--ink)" opacity="0.16" />
    <circle cx="50" cy="50" r="44" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
    {children}
  </>
)

const DRAWINGS = {
  letter: (
    <>
      <path d="M12 26h84v56H12z" fill="var(--ink)" opacity="0.16" />
      <path d="M8 20h84v56H8z" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M8 20l42 34 42-34" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path d="M78 62h8v8h-8z" fill="var(--cinnabar)" />
    </>
  ),
  soup: (
    <Plate>
      <circle cx="50" cy="50" r="32" fill="var(--cinnabar)" />
      <path
        d="M22 40q14-8 28 0t28 0M18 52q16-8 32 0t32 0M24 64q13-8 26 0t26 0"
        fill="none"
        stroke="var(--rye)"
        strokeWidth="5"
      />
      <circle cx="60" cy="46" r="7" fill="var(--white)" />
    </Plate>
  ),
  main: (
    <Plate>
      <path d="M22 50a28 28 0 0 1 56 0z" fill="var(--rye)" />
      <path d="M28 42h44M33 34h34" stroke="var(--ink)" strokeWidth="3" />
      <path d="M22 56h56M26 64h48M33 72h34" stroke="var(--pine)" strokeWidth="5" />
    </Plate>
  ),
  compote: (
    <>
      <path d="M28 14h52l-6 78H34z" fill="var(--ink)" opacity="0.16" />
      <path d="M22 8h52l-6 78H28z" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M25 30h46l-4.5 54h-37z" fill="var(--cinnabar)" />
      <path d="M26 42h44M27 54h42M28 66h40" stroke="var(--rye)" strokeWidth="4" />
      <path d="M56 26L70 0" stroke="var(--ink)" strokeWidth="4" />
    </>
  ),
}

export type Course = keyof typeof DRAWINGS

/** A letter, soup, the main course and a glass of compote. */
export function Dish({ course, className }: { course: Course; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 102" aria-hidden="true">
      {DRAWINGS[course]}
    </svg>
  )
}

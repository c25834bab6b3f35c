import type { About, Level } from './finding.ts'

/** Everything that is said in a language. */
export interface Words {
  levels: Record<Level, string>
  of: { [What in About['what']]: (about: Extract<About, { what: What }>) => string }
  moment: (given: Date) => string
  list: string
  more: (count: number) => string
  progress: (area: string, done: number, known: number) => string
  read: (counts: { items: number; pictures: number }) => string
  down: string
  summary: (counts: Record<Level, number>) => string
}

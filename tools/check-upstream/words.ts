import type { About, Level } from './finding.ts'
import { english } from './words-en.ts'
import { russian } from './words-ru.ts'

export type Language = 'ru' | 'en'

/** Everything that is said in a language. */
export interface Words {
  levels: Record<Level, string>
  of: { [What in About['what']]: (about: Extract<About, { what: What }>) => string }
  list: string
  more: (count: number) => string
  progress: (area: string, done: number, known: number) => string
  read: (counts: { items: number; pictures: number }) => string
  down: string
  summary: (counts: Record<Level, number>) => string
}

export const WORDS: Record<Language, Words> = { ru: russian, en: english }

export const isLanguage = (text: string): text is Language => text in WORDS

import { english } from './words-en.ts'
import { russian } from './words-ru.ts'
import type { Words } from './words.ts'

export type Language = 'ru' | 'en'

export const WORDS: Record<Language, Words> = { ru: russian, en: english }

export const isLanguage = (text: string): text is Language => text in WORDS

import { expect, test } from 'vitest'
import { inSentence } from '#shared/format/in-sentence.ts'

test('words that go on a sentence begin with a small letter, abbreviations stay', () => {
  expect(['Руководитель SEO', 'SMM и контент', 'Ёлочный мастер', 'С нуля', 'SEO', 'SEO-аудит'].map(inSentence)).toEqual(
    ['руководитель SEO', 'SMM и контент', 'ёлочный мастер', 'с нуля', 'SEO', 'SEO-аудит'],
  )
})

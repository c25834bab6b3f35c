import { typeset, typesetDeep } from '#shared/typography.ts'

export const GREETING = typeset('Здравствуйте! Подскажу по срокам и цене. Что нужно: новый сайт или реклама?')

/** The greeting of the row. */
export const INVITATION = typeset('Подскажу срок и цену')

/** Replies the visitor can choose, and the messages they start in the messenger. */
export const REPLIES = typesetDeep([
  { name: 'Новый сайт', text: 'Здравствуйте! Нужен новый сайт.' },
  { name: 'Реклама', text: 'Здравствуйте! Нужна реклама.' },
  { name: 'SEO', text: 'Здравствуйте! Нужно SEO-продвижение.' },
  { name: 'Другое', text: 'Здравствуйте! Есть вопрос.' },
])

/** Browsers encode letters themselves; unencoded they take a third of the bytes. */
const CYRILLIC = /(?:%D[01]%[89AB][0-9A-F])+/g

/**
 * Messengers read the first message from `text`; the others ignore it. The rest of the address stays unchanged: spaces
 * and pluses are parsed differently by each program.
 */
export function withText(address: string, text: string): string {
  const url = new URL(address)
  const others = url.search.split(/[?&]/).filter((pair) => pair !== '' && !pair.startsWith('text='))
  url.search = [...others, `text=${encodeURIComponent(text)}`].join('&')
  return url.href.replaceAll(CYRILLIC, decodeURIComponent)
}

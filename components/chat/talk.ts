import { typeset, typesetDeep } from '#shared/typography.ts'

export const GREETING = typeset('Здравствуйте! Подскажу по срокам и цене. Что нужно: новый сайт или реклама?')

/** The same in one row. */
export const INVITATION = typeset('Подскажу срок и цену')

/** What the visitor may answer, and the message it begins in the messenger. */
export const REPLIES = typesetDeep([
  { name: 'Новый сайт', text: 'Здравствуйте! Нужен новый сайт.' },
  { name: 'Реклама', text: 'Здравствуйте! Нужна реклама.' },
  { name: 'SEO', text: 'Здравствуйте! Нужно SEO-продвижение.' },
  { name: 'Другое', text: 'Здравствуйте! Есть вопрос.' },
])

/**
 * Messengers take the first message as `text`; those that do not know it leave it alone. The rest of the address stays as
 * it is: programs read spaces and pluses each in their own way.
 */
export function withText(address: string, text: string): string {
  const url = new URL(address)
  const others = url.search.split(/[?&]/).filter((pair) => pair !== '' && !pair.startsWith('text='))
  url.search = [...others, `text=${encodeURIComponent(text)}`].join('&')
  return url.href
}

import { domainToASCII, domainToUnicode } from 'node:url'

/** Its domain as people read it, for Chrome sends «ivan@почта.рф» as Punycode. One that cannot be decoded stays. */
export const readableEmail = (email: string) => withDomain(email, domainToUnicode)

/** Both spellings of its domain, in lower case. */
export const emailSpellings = (email: string) =>
  [domainToUnicode, domainToASCII].map((spell) => withDomain(email, spell).toLowerCase())

function withDomain(email: string, spell: (domain: string) => string): string {
  const start = email.lastIndexOf('@') + 1
  return email.slice(0, start) + (spell(email.slice(start)) || email.slice(start))
}

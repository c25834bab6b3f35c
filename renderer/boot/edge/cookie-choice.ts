const KEY = 'cookie-choice'

const CHOICES = ['all', 'needed'] as const
export type CookieChoice = (typeof CHOICES)[number]

const watchers = new Set<() => void>()
/** The fallback for this document when storage is blocked. */
let storedHere: string | null = null

/** What the visitor has answered, `null` if nothing; an answer about other counters is none. */
export function cookieChoice(): CookieChoice | null {
  const stored = read()
  return CHOICES.find((choice) => stored === entryOf(choice)) ?? null
}

export function chooseCookies(choice: CookieChoice): void {
  storedHere = entryOf(choice)
  try {
    localStorage.setItem(KEY, storedHere)
  } catch {
    // Storage is blocked or full: the notice comes back on the next visit.
  }
  for (const watch of watchers) watch()
}

/** Calls back with each new choice, also one made in another tab or while this page was in the back/forward cache. */
export function watchChoice(onChange: () => void): void {
  let last = cookieChoice()
  const look = () => {
    if (last === cookieChoice()) return
    last = cookieChoice()
    onChange()
  }
  watchers.add(look)
  addEventListener('storage', look)
  addEventListener('pageshow', look)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? storedHere
  } catch {
    return storedHere
  }
}

/** Stored with the counters the notice named: a choice holds for these alone. */
const entryOf = (choice: CookieChoice) =>
  `${choice} ${document.querySelector<HTMLElement>('[data-notice]')?.dataset['notice']}`

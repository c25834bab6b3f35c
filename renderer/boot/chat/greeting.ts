const KEY = 'chat-greeted'

/** The fallback for this document when storage is blocked. */
let hasGreetedHere = false

/** The chat opens by itself once a session, and not at all after the visitor has opened it. */
export function rememberGreeting(): void {
  hasGreetedHere = true
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Storage is blocked or full: the chat greets again on the next document.
  }
}

export function hasGreeted(): boolean {
  try {
    return hasGreetedHere || sessionStorage.getItem(KEY) !== null
  } catch {
    return hasGreetedHere
  }
}

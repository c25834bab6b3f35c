import { onState } from './state.ts'

/**
 * React unmounts the whole page when a render throws, as it does where an extension has moved its nodes. Such a page is
 * reloaded, and after the second time left as the server renders it. Without a count it could reload for ever.
 */
export function reloadWhenBroken() {
  onState('broken', () => {
    try {
      sessionStorage.setItem(key(), `${errorCount() + 1}`)
      location.reload()
    } catch {}
  })
}

/** Whether this build fails to render this page. */
export function isBroken(): boolean {
  try {
    return errorCount() > 1
  } catch {
    return false
  }
}

const errorCount = () => Number(sessionStorage.getItem(key()))

const key = () =>
  `app-errors ${document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content} ${location.pathname}`

import { parsed } from './page-moments.ts'

const KEY = 'theme'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** A choice that storage did not take, blocked or full: it lasts as long as this document. */
let unsaved: string | null = null

/**
 * The night by the visitor's choice, or else by the system's, in all open tabs. The script in the head has done the
 * same before the first paint (`shared/night-script.ts`).
 */
export function startTheme(): void {
  // Captured on window before React, which stops a click into a part it has not hydrated yet.
  addEventListener('click', choose, { capture: true })
  dark.addEventListener('change', show)
  addEventListener('storage', show)
  // Another page may have changed it while this one lay in the back/forward cache.
  addEventListener('pageshow', show)
  document.addEventListener('page-arrival', show)
  void parsed.then(show)
}

function choose({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-themes] button') : null
  if (!button) return
  try {
    if (button.value) localStorage.setItem(KEY, button.value)
    else localStorage.removeItem(KEY)
    unsaved = null
  } catch {
    unsaved = button.value
  }
  show()
}

function show() {
  const choice = chosen()
  const isNight = choice ? choice === 'night' : dark.matches
  const media = isNight ? 'screen' : 'not all'
  const address = document.querySelector<HTMLElement>('script[data-night]')?.dataset['night'] ?? ''
  const sheet = document.querySelector<HTMLLinkElement>(`head > link[href="${address}"]`)
  if (sheet) sheet.media = media
  else if (isNight)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media }))
  // Of two colours of the browser's bar the first that applies is shown, and that is the night's.
  document.querySelector('meta[name=theme-color][media]')?.setAttribute('media', media)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-themes] button'))
    button.setAttribute('aria-pressed', String(button.value === choice))
  for (const themes of document.querySelectorAll<HTMLElement>('[data-themes]')) themes.hidden = false
}

function chosen(): string {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

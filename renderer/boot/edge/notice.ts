import { acceptCookies, areCookiesAccepted, watchConsent } from './cookie-consent.ts'

/** Shows the notice about cookies until the visitor agrees; only the browser knows whether he has. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  const { style } = document.documentElement
  const size = new ResizeObserver(() => style.setProperty('--notice', `${notice.offsetHeight}px`))
  const show = () => {
    notice.hidden = areCookiesAccepted()
  }

  size.observe(notice)
  const accept = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-notice] button')) return
    // The button disappears: move the focus on.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
    acceptCookies()
  }
  // Captured on window before React, which stops a click into a part it has not hydrated yet.
  addEventListener('click', accept, { capture: true })
  watchConsent(show)
  show()
}

import { onClickBeforeReact } from '../clicks.ts'
import { chooseCookies, cookieChoice, watchChoice, type CookieChoice } from './cookie-choice.ts'

/** Shows the notice about cookies until the visitor has answered; only the browser knows whether he has. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  const { style } = document.documentElement
  const size = new ResizeObserver(() => style.setProperty('--notice', `${notice.offsetHeight}px`))
  /** The button that has opened it again. */
  let opener: HTMLElement | null = null

  const show = () => {
    notice.hidden = cookieChoice() !== null
  }
  const reopen = (button: HTMLElement) => {
    opener = button
    notice.hidden = false
    notice.style.animationDelay = '0s'
    notice.querySelector(`[data-cookies=${cookieChoice()}]`)?.setAttribute('aria-pressed', 'true')
    notice.tabIndex = -1
    notice.focus({ preventScroll: true })
  }
  const answer = (choice: CookieChoice) => {
    notice.querySelector('[aria-pressed]')?.removeAttribute('aria-pressed')
    // The button disappears: move the focus on.
    const next = opener ?? document.querySelector<HTMLElement>('header a')
    next?.focus({ preventScroll: true })
    opener = null
    chooseCookies(choice)
    show()
  }

  size.observe(notice)
  onClickBeforeReact(({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]') : null
    if (!button) return
    if (notice.contains(button)) answer(button.dataset['cookies'] as CookieChoice)
    else reopen(button)
  })
  watchChoice(show)
  show()
}

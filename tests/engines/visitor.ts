import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from './engine.ts'

const PATIENCE_MS = 20_000
const LOOK_MS = 50

export type Visitor = ReturnType<typeof createVisitor>

/** Someone before a window: sees elements by a selector and words in them, and presses what nothing covers. */
export function createVisitor(engine: Engine, site: string) {
  /** Until the page answers with something true. */
  async function until<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) {
    for (let left = PATIENCE_MS / LOOK_MS; ; left--) {
      // A page that is just leaving answers nothing.
      const result = await engine.run(inPage, ...args).catch(() => null)
      if (result) return result
      if (left <= 0) throw new Error(`never came: ${inPage.name || inPage.toString()} ${JSON.stringify(args)}`)
      await sleep(LOOK_MS)
    }
  }

  /** Until it is so: a navigation of the last scenario may come in between. */
  async function startAs(isKnown: boolean) {
    await engine.open(`${site}/robots.txt`)
    await until((known) => {
      localStorage.clear()
      sessionStorage.clear()
      if (known) sessionStorage.setItem('chat-greeted', 'yes')
      if (known) localStorage.setItem('cookie-choice', 'needed ')
      return true
    }, isKnown)
  }

  return {
    ...engine,
    until,
    /** Arrives for the first time. */
    async discover(path: string) {
      await startAs(false)
      await engine.open(site + path)
    },
    /** Arrives as one who knows the site: greeted by the chat, done with the cookies. */
    async arrive(path: string) {
      await startAs(true)
      await engine.open(site + path)
    },
    /** Touches a key, and waits for the app that this loads. */
    async wake() {
      // Before its first paint Chromium drops what a page is given.
      await until(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await engine.key('Shift')
      await until(() => document.documentElement.dataset['app'] === 'complete')
    },
    goTo: (path: string) => engine.open(site + path),
    see: (selector: string, words = '') => until(isThere, selector, words, true),
    missing: (selector: string, words = '') => until(isThere, selector, words, false),
    at: (path: string) => until(isAt, path),
    async press(selector: string, words = '') {
      const { x, y } = await until(placeToPress, selector, words)
      await engine.click(x, y)
    },
    async pointAt(selector: string, words = '') {
      const { x, y } = await until(placeToPress, selector, words)
      await engine.moveTo(x, y)
    },
    async type(text: string) {
      for (const letter of text) await engine.key(letter)
    },
  }
}

function isThere(selector: string, words: string, isWanted: boolean) {
  const isSeen = [...document.querySelectorAll<HTMLElement>(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.ariaLabel ?? ''} ${element.textContent}`.replace(/\s+/g, ' ').includes(words),
  )
  return isSeen === isWanted
}

const isAt = (path: string) => location.pathname + location.search === path

/**
 * The middle of the first such element, once it is on top and has been at rest for two
 * frames, and no page fades into it.
 */
function placeToPress(selector: string, words: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      `${one.ariaLabel ?? ''} ${one.textContent}`.replace(/\s+/g, ' ').includes(words),
  )
  const isFading = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
  if (!element || isFading) return null
  const isInView = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return top >= 100 && bottom <= innerHeight - 70 && left >= 0 && right <= innerWidth
  }
  if (!isInView() && !element.closest('[data-edge], header, dialog'))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  else if (element.closest('dialog')) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const place = `${x} ${y}`
  const rest = () => (element.dataset['rest'] = element.dataset['place'] ?? '')
  if (element.dataset['place'] !== place) requestAnimationFrame(() => requestAnimationFrame(rest))
  element.dataset['place'] = place
  const hit = document.elementFromPoint(x, y)
  return element.dataset['rest'] === place && hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}

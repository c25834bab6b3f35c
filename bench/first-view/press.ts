import type { Browser, Page } from 'playwright'
import { PHONE } from './phone.ts'

const SLOWER = 4
const AHEAD_MS = 5000
const OPEN_WITHIN_MS = 10_000

/** What the first press of a visitor comes to whose processor is four times slower, the files of the app in his cache. */
export interface FirstPress {
  /** From the touch to the next picture on the screen. */
  feltMs: number
  /** From the touch to the popup on the screen. */
  doneMs: number
  opened: number
}

interface Watched extends Window {
  pressed: { at: number; feltMs: number; doneMs: number; opened: number }
}

export async function measureFirstPress(browser: Browser, address: string): Promise<FirstPress> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watchPress)
  await page.goto(address)
  await page.waitForTimeout(AHEAD_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await touch(page, 'a[data-popup=callback]')
  await page.locator('dialog[aria-modal]').waitFor({ timeout: OPEN_WITHIN_MS })
  await page.waitForTimeout(AHEAD_MS)
  const { feltMs, doneMs, opened } = await page.evaluate(() => (window as unknown as Watched).pressed)
  await context.close()
  return { feltMs, doneMs, opened }
}

/** Where the finger lies is asked before, so that nothing of Playwright runs in the page beside the press. */
async function touch(page: Page, selector: string) {
  const link = page.locator(selector).filter({ visible: true }).first()
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

function watchPress() {
  const pressed = { at: 0, feltMs: 0, doneMs: 0, opened: 0 }
  ;(window as unknown as Watched).pressed = pressed
  const nextPicture = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
  addEventListener('pointerdown', ({ timeStamp }) => (pressed.at ||= timeStamp), { capture: true })
  addEventListener('click', () => nextPicture(() => (pressed.feltMs ||= performance.now() - pressed.at)), {
    capture: true,
    once: true,
  })
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const isDialog = (node: Node) =>
      node instanceof Element &&
      (node.matches('dialog[aria-modal]') || node.querySelector('dialog[aria-modal]') !== null)
    if (!added.some(isDialog)) return
    pressed.opened += 1
    nextPicture(() => (pressed.doneMs ||= performance.now() - pressed.at))
  }).observe(document, { childList: true, subtree: true })
}

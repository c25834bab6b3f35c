import type { Browser, Page } from 'playwright'
import { PHONE } from '../../tests/support/browser/phone.ts'

const SLOWER = 4
const AHEAD_MS = 5000
const OPEN_WITHIN_MS = 10_000

/** The first press on a four times slower processor, with the app's files cached. */
export interface FirstPress {
  /** From the release, however long a finger stays, to the next frame. */
  feltMs: number
  /** From the touch to the popup on the screen. */
  doneMs: number
  opened: number
}

interface Watched extends Window {
  pressed: { at: number; feltMs: number; doneMs: number; opened: number }
}

/** `undefined` for a page whose first view has no link to the popup. */
export async function measureFirstPress(browser: Browser, address: string): Promise<FirstPress | undefined> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watchPress)
  await page.goto(address)
  await page.waitForTimeout(AHEAD_MS)
  const point = await pointInView(page, 'a[data-popup=callback]')
  if (!point) return context.close().then(() => undefined)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.touchscreen.tap(point.x, point.y)
  await page.locator('dialog[aria-modal]').waitFor({ timeout: OPEN_WITHIN_MS })
  await page.waitForTimeout(AHEAD_MS)
  const { feltMs, doneMs, opened } = await page.evaluate(() => (window as unknown as Watched).pressed)
  await context.close()
  return { feltMs, doneMs, opened }
}

/** Found before the touch, so that none of Playwright's scripts run during it. */
async function pointInView(page: Page, selector: string) {
  const viewHeight = page.viewportSize()?.height ?? 0
  const links = await page.locator(selector).filter({ visible: true }).all()
  const boxes = await Promise.all(links.map((link) => link.boundingBox()))
  const box = boxes.find((at) => at && at.y + at.height <= viewHeight)
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function watchPress() {
  const pressed = { at: 0, releasedAt: 0, feltMs: 0, doneMs: 0, opened: 0 }
  ;(window as unknown as Watched).pressed = pressed
  const nextFrame = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
  addEventListener('pointerdown', ({ timeStamp }) => (pressed.at ||= timeStamp), { capture: true })
  addEventListener('pointerup', ({ timeStamp }) => (pressed.releasedAt ||= timeStamp), { capture: true })
  addEventListener('click', () => nextFrame(() => (pressed.feltMs ||= performance.now() - pressed.releasedAt)), {
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
    nextFrame(() => (pressed.doneMs ||= performance.now() - pressed.at))
  }).observe(document, { childList: true, subtree: true })
}

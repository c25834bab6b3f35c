import type { Page } from 'playwright'

/** Elements behind a modal dialog that can still be focused. */
export const reachableBehind = (page: Page) =>
  page.evaluate(() => {
    const before = document.activeElement
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')]
    const reachable = all.filter((element) => {
      if (element.closest('dialog[aria-modal]')) return false
      element.focus({ preventScroll: true })
      return document.activeElement === element
    })
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return reachable.map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

const LANDMARKS = new Set(['banner', 'complementary', 'contentinfo', 'dialog', 'main', 'navigation'])

/** Landmarks in the accessibility tree. */
export async function exposedLandmarks(page: Page): Promise<string[]> {
  const roles = (await exposedNodes(page)).map(({ role }) => String(role?.value))
  return roles.filter((role) => LANDMARKS.has(role))
}

/** Texts in the accessibility tree. */
export async function exposedTexts(page: Page): Promise<string[]> {
  const texts = (await exposedNodes(page)).filter(({ role }) => role?.value === 'StaticText')
  return texts.map(({ name }) => String(name?.value))
}

async function exposedNodes(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ ignored }) => !ignored)
}

/** Number of elements that a dialog still keeps inert. */
export const inertParts = (page: Page) => page.locator('[inert=held]').count()

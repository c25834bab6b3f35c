import type { Page } from 'playwright'

/** What of the page takes the focus although a dialog stands above it. */
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

/** The parts of the page the browser tells readers of. */
export async function landmarksSaid(page: Page): Promise<string[]> {
  const roles = (await nodesSaid(page)).map(({ role }) => String(role?.value))
  return roles.filter((role) => LANDMARKS.has(role))
}

/** The texts of the page the browser tells readers of. */
export async function textsSaid(page: Page): Promise<string[]> {
  const texts = (await nodesSaid(page)).filter(({ role }) => role?.value === 'StaticText')
  return texts.map(({ name }) => String(name?.value))
}

async function nodesSaid(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ ignored }) => !ignored)
}

/** How many parts of the page a dialog still holds out of reach. */
export const heldParts = (page: Page) => page.locator('[inert=held]').count()

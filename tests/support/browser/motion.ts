import type { CDPSession, Page } from 'playwright'

/** CSS animations take a twentieth of their time: to draw them costs more than the rest of a test. */
export const hurryMotion = (page: Page) => setPace(page, 20)

/** Pauses CSS animations at their start until `release`. */
export async function holdMotion(page: Page) {
  const session = await setPace(page, 0)
  return { release: () => session.send('Animation.setPlaybackRate', { playbackRate: 1 }) }
}

/** Waits for what a scroll has set going. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const moves = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(moves.map(({ finished }) => finished))
  })

async function setPace(page: Page, playbackRate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
  return session
}

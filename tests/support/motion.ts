import type { Page } from 'playwright'

/** Pauses CSS animations at their start until `release`. */
export async function holdMotion(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return { release: () => session.send('Animation.setPlaybackRate', { playbackRate: 1 }) }
}

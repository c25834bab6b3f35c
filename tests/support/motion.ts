import type { Page } from 'playwright'

/** Whatever CSS moves stands at its start from now on, to be looked at without haste, until it is released. */
export async function holdMotion(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return { release: () => session.send('Animation.setPlaybackRate', { playbackRate: 1 }) }
}

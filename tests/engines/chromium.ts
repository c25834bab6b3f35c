import { findBrowser, launchBrowser } from '../support/browser/browser.ts'
import type { InstalledEngine } from './engine.ts'

export const chromium: InstalledEngine = {
  name: 'Chromium',
  packages: 'chromium-headless-shell',
  isHere: findBrowser() !== null,
  async start() {
    const browser = await launchBrowser()
    const page = await browser.newPage()
    return {
      async open(address) {
        // What the last scenario has begun may be under way still.
        await page.goto(address).catch(() => page.goto(address))
      },
      async back() {
        await page.goBack({ waitUntil: 'commit' })
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      run: async (inPage, ...args) => {
        const text = `JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}))`
        return JSON.parse((await page.evaluate<string | undefined>(text)) ?? 'null')
      },
      moveTo: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      async wheel(x, y, down) {
        await page.mouse.move(x, y)
        await page.mouse.wheel(0, down)
      },
      key: (name) => (/^[а-яё]$/i.test(name) ? page.keyboard.insertText(name) : page.keyboard.press(name)),
      close: () => browser.close(),
    }
  },
}

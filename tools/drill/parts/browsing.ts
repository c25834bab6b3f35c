import { setTimeout as sleep } from 'node:timers/promises'
import { openLowPriorityBrowser } from './browser.ts'
import type { Drill } from './drill.ts'

/** Visitors with a browser, one after another: each comes home and goes from section to section. */
export async function startBrowsing({ defer, folder }: Drill, url: string, everyMs: number) {
  const browser = await openLowPriorityBrowser(folder)
  defer(() => browser.close())
  const life = new AbortController()
  const errors: string[] = []
  let visits = 0
  const done = visitOneByOne()

  async function visitOneByOne() {
    for (; !life.signal.aborted; await sleep(everyMs, undefined, { signal: life.signal }).catch(() => {}))
      await visit().then(
        () => (visits += 1),
        (error: unknown) => errors.push(error instanceof Error ? error.message : String(error)),
      )
  }

  async function visit() {
    await using context = await browser.newContext()
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(url)
    for (const section of ['/projects/', '/blog/', '/contacts/']) {
      await page.locator(`header a[href="${section}"]:visible`).first().click()
      await page.waitForURL(`**${section}`)
    }
  }

  return async () => {
    life.abort()
    await done
    return { visits, errors }
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser, launchBrowser } from '../../../tests/support/browser/browser.ts'

/**
 * A browser that no signal ends: Playwright would end the program with it, before the drill has removed what it made.
 */
export const openBrowser = (executablePath = findBrowser()) =>
  launchBrowser({ ...(executablePath && { executablePath }), handleSIGINT: false, handleSIGTERM: false })

/** A browser that leaves the processor to the site: a visitor brings a machine of their own. */
export async function openLowPriorityBrowser(folder: string) {
  const path = join(folder, 'low-priority-browser')
  await writeFile(path, `#!/bin/sh\nexec nice -n 19 '${findBrowser()}' "$@"\n`, { mode: 0o755 })
  return openBrowser(path)
}

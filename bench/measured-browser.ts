import type { LaunchOptions } from 'playwright'
import { launchBrowser } from '../tests/support/browser/browser.ts'

/**
 * A browser in which DevTools cost little: attached as Playwright attaches them, they otherwise make V8 parse a file
 * once more for the place of each Error it makes, and React makes some as it is loaded.
 */
export const launchMeasuredBrowser = (options?: LaunchOptions) =>
  launchBrowser({ ...options, args: ['--js-flags=--no-enable-lazy-source-positions'] })

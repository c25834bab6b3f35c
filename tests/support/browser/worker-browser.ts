import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { lastingContexts, type LastingContexts } from './lasting-contexts.ts'

interface WorkerBrowser {
  browser: Browser
  visitors: LastingContexts
}

let running: WorkerBrowser | null = null

/**
 * The browser of all test files of a worker, which ends it with its process: to start one for each file, that reads the
 * app anew, takes a sixth of their processor.
 */
export async function workerBrowser(): Promise<WorkerBrowser> {
  if (running?.browser.isConnected()) return running
  const browser = await launchBrowser()
  running = { browser, visitors: lastingContexts(browser) }
  return running
}

import { findBrowser, installBrowser } from '../browser/browser.ts'

export default function prepareBrowser() {
  if (!findBrowser()) installBrowser()
}

import { findBrowser, installBrowser } from './browser.ts'

export default function prepareBrowser() {
  if (!findBrowser()) installBrowser()
}

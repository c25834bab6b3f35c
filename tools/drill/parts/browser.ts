import { launchBrowser } from '../../../tests/support/browser.ts'

/** A browser that no signal ends: Playwright would end the program with it, before the drill has removed what it made. */
export const openBrowser = () => launchBrowser({ handleSIGINT: false, handleSIGTERM: false })

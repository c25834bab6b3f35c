import { hasFirefox, startFirefox } from '../support/browser/firefox.ts'
import type { InstalledEngine } from './engine.ts'
import { w3cInput } from './w3c-input.ts'

export const firefox: InstalledEngine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isHere: hasFirefox,
  isInBackground: true,
  async start() {
    const { perform, ...program } = await startFirefox({ width: 1440, height: 900 })
    return { ...program, ...w3cInput(perform) }
  },
}

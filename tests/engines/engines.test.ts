import { afterAll, beforeAll, describe, test } from 'vitest'
import { sharedSite } from '../support/run/shared-site.ts'
import { ABOVE } from './above.scenarios.ts'
import { chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { FORMS, WITHOUT_SCRIPT } from './forms.scenarios.ts'
import { LOOK } from './look.scenarios.ts'
import { PAGES, type Scenario } from './pages.scenarios.ts'
import { withoutScripts } from './scriptless-site.ts'
import { createVisitor } from './visitor.ts'
import { webkit } from './webkit.ts'

const ENGINES = [chromium, firefox, webkit]

const WINDOWS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide', width: 1440, height: 900 },
] as const

for (const { name, isHere, packages } of ENGINES)
  if (!isHere) console.log(`${name} is not on this machine and plays nothing: apt-get install ${packages}`)

describe.each(ENGINES.filter(({ isHere }) => isHere))('$name', ({ start, isInBackground }) => {
  let engine: Engine
  let scriptless: Awaited<ReturnType<typeof withoutScripts>>
  beforeAll(async () => {
    engine = await start()
    scriptless = await withoutScripts(sharedSite().url)
  })
  afterAll(async () => {
    await engine.close()
    scriptless.stop()
  })

  describe.each(WINDOWS)('$name', ({ name, width, height }) => {
    beforeAll(() => engine.resize(width, height))

    const play = (scenarios: readonly Scenario[], siteNow: () => string) => {
      for (const [promise, act, only, keys] of scenarios)
        if (only === undefined || only === name)
          test.skipIf(isInBackground && keys)(promise, () => act(createVisitor(engine, siteNow())))
    }
    play([...PAGES, ...LOOK, ...ABOVE, ...FORMS], () => sharedSite().url)
    play(WITHOUT_SCRIPT, () => scriptless.url)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { POPUPS } from '#components/state/popup-store.ts'
import { faultsByPage, hasJava } from '../../support/content/nu-checker.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const PATHS = [
  ...ROUTES.map(([path]) => path),
  '/projects/gudron/',
  '/projects/polubak/',
  '/projects/bukvodom/',
  '/projects/?type=seo',
  '/blog/?tag=design',
  '/reviews/?page=2',
  '/team/?direction=nowhere',
  ...POPUPS.map((popup) => `/?popup=${popup}`),
  '/nowhere/',
  '/projects/nowhere/',
]

describe.skipIf(!hasJava)('the W3C’s checker has nothing against', () => {
  const site = siteUnderTest()
  let faults: Map<string, string[]>

  beforeAll(async () => {
    const pages = await Promise.all(PATHS.map(async (path) => [path, await markupOf(path)] as const))
    faults = await faultsByPage(new Map(pages))
  })

  test.each(PATHS)('%s', (path) => {
    expect(faults.get(path)).toEqual([])
  })

  /** Without the styles: of what browsers know of CSS the checker knows the older half. */
  async function markupOf(path: string) {
    return (await (await site().get(path)).text()).replace(/<style>.*?<\/style>/s, '')
  }
})

import { describe, expect, test } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { atRest } from '../../support/browser/at-rest.ts'
import { fillContactForm, sendContactForm } from '../../support/browser/contact-form.ts'
import {
  agree,
  answerForeign,
  CALLTOUCH,
  COUNTED,
  CRM,
  foreignRequests,
  heard,
  hits,
  METRIKA,
  openProjects,
  visitCounted,
} from '../../support/browser/counters.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const ALL_SCRIPTS = [CRM, 'https://crm.example/b24/more.js', METRIKA, CALLTOUCH]
const SECRET = 'only-for-this-test'

const { visit } = siteAndBrowser(() => ({ ...COUNTED, PREVIEW_SECRET: SECRET }))

describe('without their ids', () => {
  const bare = siteAndBrowser()

  test('no counter is asked for, whatever the visitor agrees to', async () => {
    const { page, complaints } = await bare.visit('/contacts/')
    const foreign = foreignRequests(page)
    await page.getByRole('button', { name: 'ОК', exact: true }).click()
    await fillContactForm(page)
    await sendContactForm(page)
    await atRest(page)
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => [typeof window.ym, typeof window.ct])).toEqual(['undefined', 'undefined'])
    expect(complaints).toEqual([])
  })
})

describe('with their ids', () => {
  test('they wait for the visitor’s «Принять»', async () => {
    const { page, foreign } = await visitCounted(visit, '/contacts/')
    await openProjects(page)
    await atRest(page)
    expect(foreign).toEqual([])

    await agree(page)
    await expect.poll(() => foreign.toSorted()).toEqual(ALL_SCRIPTS)
  })

  test('they stay away after «Только нужные», from page to page', async () => {
    const { page, foreign } = await visitCounted(visit, '/contacts/')
    await page.getByRole('button', { name: 'Только нужные' }).click()
    await openProjects(page)
    await page.goto('/blog/')
    await untilHydrated(page)
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => [typeof window.ym, typeof window.ct])).toEqual(['undefined', 'undefined'])
    expect(await page.getByRole('complementary', { name: 'Куки' }).count()).toBe(0)
  })

  test('they leave with what they have kept when the visitor changes his mind, in every tab', async () => {
    const { page, foreign } = await visitCounted(visit, '/contacts/')
    await agree(page)
    const other = await page.context().newPage()
    const ofOther = foreignRequests(other)
    await answerForeign(other)
    await other.goto('/blog/')
    for (const requests of [foreign, ofOther]) await expect.poll(() => requests.toSorted()).toEqual(ALL_SCRIPTS)
    await page.evaluate(() => {
      document.cookie = '_ym_uid=1; path=/; max-age=99999'
      document.cookie = '_ct_ids=2; path=/'
      document.cookie = 'owner=3; path=/'
      localStorage.setItem('_ym_retryReqs', '{}')
    })
    foreign.length = 0
    ofOther.length = 0

    const reloads = [page, other].map((tab) => tab.waitForEvent('load'))
    await page.getByRole('button', { name: 'Настройки куки' }).click()
    await page.getByRole('button', { name: 'Только нужные' }).click()
    await Promise.all(reloads)
    await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))

    expect([...foreign, ...ofOther]).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('owner=3')
    expect(await page.evaluate(() => localStorage.getItem('_ym_retryReqs'))).toBeNull()
  })

  test('they come by themselves where the visitor has agreed before', async () => {
    const { page, foreign } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => foreign).toContain(METRIKA)
    await page.goto('/blog/')
    await expect.poll(() => foreign.filter((address) => address === METRIKA).length).toBe(2)
    await expect.poll(() => heard(page)).toContainEqual([9876543, 'hit', '/blog/', {}])
  })

  test('each page is counted once, with the one before it as the referrer', async () => {
    const { page } = await visitCounted(visit, '/contacts/?utm_source=direct')
    await agree(page)
    await expect.poll(() => hits(page)).toEqual([['/contacts/?utm_source=direct', {}]])
    await openProjects(page)
    await expect.poll(() => hits(page)).toHaveLength(2)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '+7' }).waitFor()
    await expect
      .poll(() => hits(page))
      .toEqual([
        ['/contacts/?utm_source=direct', {}],
        ['/projects/', { referer: '/contacts/?utm_source=direct' }],
        ['/contacts/?utm_source=direct', { referer: '/projects/' }],
      ])
  })

  test('nothing of what they do is refused by the policy of the page', async () => {
    const { page, complaints, foreign } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => foreign).toContain('https://crm.example/b24/more.js')
    await expect.poll(() => hits(page)).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('a script of any other host stays out', async () => {
    const { page, complaints } = await visitCounted(visit, '/contacts/')
    await page.route('https://evil.example/a.js', (route) => route.fulfill({ body: 'document.title = "evil"' }))
    await agree(page)
    await page.locator('#crm-button').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/a.js'
      document.head.append(script)
    })
    await expect
      .poll(() => complaints.join())
      .toContain("violates the following Content Security Policy directive: \"script-src 'self'")
    expect(await page.title()).not.toBe('evil')
  })
})

describe('a page shown by a link to drafts', () => {
  const HOUR_MS = 3_600_000

  const previewOfContacts = (inMs: number) => previewLink('/contacts/', SECRET, Date.now() + inMs)

  test('is counted by nobody', async () => {
    const { page } = await visitCounted(visit, previewOfContacts(HOUR_MS))
    const anyForeign = page.waitForRequest(/^https:/, { timeout: 2000 }).catch(() => null)
    await agree(page)
    expect(await anyForeign).toBeNull()
    expect(await page.evaluate(() => typeof window.ym)).toBe('undefined')
  })

  test('is counted by nobody once its link has expired, though its visitor agreed before', async () => {
    const { page, foreign } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => hits(page)).toHaveLength(1)
    // The hit may come before the last of them.
    await expect.poll(() => foreign).toHaveLength(ALL_SCRIPTS.length)
    await page.goto(previewOfContacts(-HOUR_MS))
    await page.getByRole('heading', { name: 'Путь закрыт' }).waitFor()
    await atRest(page)
    expect(foreign.slice(ALL_SCRIPTS.length)).toEqual([])
    expect(await page.evaluate(() => typeof window.ym)).toBe('undefined')
  })

  test('is not told as where the visitor came from, nor counted on the way back', async () => {
    const { page, foreign } = await visitCounted(visit, previewOfContacts(HOUR_MS))
    await agree(page)
    await openProjects(page)
    await expect.poll(() => hits(page)).toEqual([['/projects/', {}]])
    await page.goBack()
    await page.getByText('Черновик', { exact: true }).waitFor()
    await page.goForward()
    await expect.poll(() => hits(page)).toHaveLength(2)
    expect(JSON.stringify(await heard(page))).not.toContain('preview')

    await page.goBack()
    await page.getByText('Черновик', { exact: true }).waitFor()
    await page.reload()
    await page.evaluate(() => location.assign('/blog/'))
    await page.waitForURL('**/blog/')
    await expect.poll(() => hits(page)).toEqual([['/blog/', {}]])
    expect(await page.evaluate(() => document.referrer)).not.toContain('preview')
    expect(foreign.join()).not.toContain('preview')
  })
})

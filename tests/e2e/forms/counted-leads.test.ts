import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { contactForm, fillContactForm, sendContactForm } from '../../support/browser/contact-form.ts'
import { agree, COUNTED, heard, hits, requestsTo, visitCounted } from '../../support/browser/counters.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { site, visit } = siteAndBrowser(() => COUNTED)

describe('a lead that was accepted', () => {
  test('reaches the goal of its form', async () => {
    const { page } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => hits(page)).toHaveLength(1)
    await fillContactForm(page)
    await sendContactForm(page)
    expect(await heard(page)).toContainEqual([9876543, 'reachGoal', 'napishitenam-keysi'])
  })

  test('leaves the form clean whatever the script of the counter does', async () => {
    const { page } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => hits(page)).toHaveLength(1)
    await page.evaluate(() => {
      window.ym = () => {
        throw new Error('blocked')
      }
    })
    for (const name of ['Анна', 'Вера']) {
      await fillContactForm(page, name)
      await sendContactForm(page)
      await expect.poll(() => contactForm(page).getByLabel('Имя').inputValue()).toBe('')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test('is told to call tracking with the page and the session', async () => {
    const { page } = await visitCounted(visit, '/contacts/')
    await agree(page)
    await expect.poll(() => page.evaluate(() => typeof window.ct?.('calltracking_params', 'ab12cd34'))).toBe('object')
    await fillContactForm(page)
    const [request] = await Promise.all([page.waitForRequest('**/api/calltouch/'), sendContactForm(page)])
    expect(request.postDataJSON()).toMatchObject({
      type: 'contacts',
      name: 'Анна',
      tel: '+7 (916) 200-30-40',
      email: 'anna@company.example',
      confirm: 'true',
      reachgoal: 'napishitenam-keysi',
      utm: `${site().url}/contacts/`,
      requestUrl: `${site().url}/contacts/`,
      sessionId: '130245',
    })
  })

  test('is no affair of call tracking when it answers a vacancy', async () => {
    const { page } = await visitCounted(visit, '/vacancies/')
    await agree(page)
    await expect.poll(() => page.evaluate(() => typeof window.ct?.('calltracking_params', 'ab12cd34'))).toBe('object')
    const told = requestsTo(page, '/api/calltouch/')
    await fillContactForm(page)
    await sendContactForm(page)
    await atRest(page)
    expect(told).toEqual([])
  })

  test('is not told to call tracking whose script was blocked', async () => {
    const { page } = await visit('/contacts/')
    await page.route(/^https:/, (route) => route.abort())
    await agree(page)
    const told = requestsTo(page, '/api/calltouch/')
    await fillContactForm(page)
    await sendContactForm(page)
    await atRest(page)
    expect(told).toEqual([])
    expect(await contactForm(page).getByLabel('Имя').inputValue()).toBe('')
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { landingAddress } from '#components/lead/landing.ts'
import { stubHistory } from '../../support/stub-history.ts'

const SITE = 'https://versta.example'
const YANDEX = `${SITE}/promo/seo-audit/?utm_source=yandex&yclid=42`

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an advertisement is found', () => {
  test('however far a visitor has walked on since', () => {
    stubHistory([YANDEX, `${SITE}/`, `${SITE}/services/`], `${SITE}/contacts/`)
    expect(landingAddress()).toBe(YANDEX)
  })

  test('on the page it leads to', () => {
    stubHistory([], YANDEX)
    expect(landingAddress()).toBe(YANDEX)
  })

  test('the last of several, and none that was left by Back', () => {
    stubHistory([`${SITE}/?gclid=1`, YANDEX, `${SITE}/`], `${SITE}/contacts/`, [`${SITE}/?fbclid=2`])
    expect(landingAddress()).toBe(YANDEX)
  })

  test('by the page before in a browser without the Navigation API', () => {
    vi.stubGlobal('location', new URL(`${SITE}/contacts/`))
    vi.stubGlobal('document', { referrer: YANDEX })
    expect(landingAddress()).toBe(YANDEX)
  })
})

test.each([
  ['without marks', [`${SITE}/?page=2`, null]],
  ['of another site', ['https://versta.example.evil/?utm_source=yandex']],
])('an address %s is no advertisement', (_what, before) => {
  stubHistory(before, `${SITE}/contacts/`)
  expect(landingAddress()).toBe('')
})

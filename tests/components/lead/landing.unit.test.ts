import { afterEach, describe, expect, test, vi } from 'vitest'
import { listenBeforeRouter } from '#components/dom/history-moves.ts'
import { landingAddress } from '#components/lead/landing.ts'
import { stubHistory } from '../../support/in-process/stub-history.ts'

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

  test('in a browser without the Navigation API, of the page before the document', () => {
    vi.stubGlobal('location', new URL(`${SITE}/contacts/`))
    vi.stubGlobal('document', { referrer: YANDEX })
    expect(landingAddress()).toBe(YANDEX)
  })

  test('and there of the page the document was loaded at, before the router left it', () => {
    vi.stubGlobal('location', new URL(YANDEX))
    vi.stubGlobal('addEventListener', () => {})
    listenBeforeRouter()
    vi.stubGlobal('location', new URL(`${SITE}/contacts/`))
    vi.stubGlobal('document', { referrer: 'https://yandex.ru/' })
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

import type { Page } from 'playwright'
import type { Visit } from './visit.ts'

export const METRIKA = 'https://mc.yandex.ru/metrika/tag.js?id=9876543'
export const CALLTOUCH = 'https://mod.calltouch.ru/init.js?id=ab12cd34'
export const CRM = 'https://crm.example/b24/loader.js'

/** Takes the queue over, as the real script does. */
const METRIKA_SCRIPT = `
  window.heard = window.ym.a.slice()
  window.ym = (...call) => window.heard.push(call)
`
const CALLTOUCH_SCRIPT = `window.ct = (question, counter) => question === 'calltracking_params' && counter === 'ab12cd34' ? { sessionId: 130245 } : undefined`
const CRM_SCRIPT = `
  const button = document.createElement('div')
  button.innerHTML = '<a id="crm-button" href="/contacts/">Напишите нам</a>'
  document.body.append(button)
  const more = document.createElement('script')
  more.src = 'https://crm.example/b24/more.js'
  document.head.append(more)
`

const SCRIPTS: Readonly<Record<string, string>> = {
  [METRIKA]: METRIKA_SCRIPT,
  [CALLTOUCH]: CALLTOUCH_SCRIPT,
  [CRM]: CRM_SCRIPT,
}

/** Settings of a site with every counter. */
export const COUNTED = {
  METRIKA_ID: '9876543',
  CALLTOUCH_SITE_ID: '73357',
  CALLTOUCH_MOD_ID: 'ab12cd34',
  CRM_SCRIPT_URL: CRM,
}

type Arrive = (path: string, options: object, prepare: (page: Page) => Promise<unknown>) => Promise<Visit>

/** A visit by `visit` of a site whose counters answer, with the requests to them. */
export async function visitCounted(visit: Arrive, path: string) {
  let foreign: string[] = []
  const visited = await visit(path, {}, async (page) => {
    foreign = foreignRequests(page)
    await answerForeign(page)
  })
  return { ...visited, foreign }
}

/** A route would do so too, and have the page do without the cache of its browser. */
export async function answerForeign(page: Page) {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: Buffer.from(SCRIPTS[request.url] ?? '').toString('base64'),
    }
    session.send('Fetch.fulfillRequest', answer).catch(() => null)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

export function foreignRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) addresses.push(request.url())
  })
  return addresses
}

export function requestsTo(page: Page, path: string): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) addresses.push(request.url())
  })
  return addresses
}

export const agree = (page: Page) => page.getByRole('button', { name: 'Принять', exact: true }).click()

export async function openProjects(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Проекты' }).click()
  await page.waitForURL('**/projects/')
}

export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard?: unknown[][] }).heard ?? [])

export const hits = async (page: Page) =>
  (await heard(page)).filter(([, method]) => method === 'hit').map(([, , address, options]) => [address, options])

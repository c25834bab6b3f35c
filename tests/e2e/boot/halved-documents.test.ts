import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftsOf, watchShifts } from '../../support/browser/layout-shift.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { site, openIdle, keep } = siteAndBrowser()

/** A window of each width, which all documents come to. */
const windows = new Map<number, Page>()

/** Where the connection stops in a document: before this byte. */
let stop = (_document: Buffer) => -1
/** Where it has stopped last. */
let stoppedAt = -1
let sendRest = () => {}

/** The site over a connection that stops in the middle of each document. */
const slow = createServer(({ url = '/' }, response) => void pass(url, response))

async function pass(url: string, response: ServerResponse) {
  const reply = await fetch(site().url + url)
  const body = Buffer.from(await reply.arrayBuffer())
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  const at = reply.headers.get('content-type')?.includes('html') === true ? stop(body) : -1
  if (at > 0) {
    stoppedAt = at
    response.write(body.subarray(0, at))
    await new Promise<void>((resolve) => (sendRest = resolve))
  }
  response.end(at > 0 ? body.subarray(at) : body)
}

beforeAll(async () => {
  await once(slow.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => slow.close())

async function openWatched(width: number): Promise<Page> {
  const page = keep(await openIdle({ viewport: { width, height: 844 } }))
  await watchShifts(page.context())
  windows.set(width, page)
  return page
}

async function keepsItsPlace(path: string, widths = [390, 1440]) {
  for (const width of widths) {
    const page = windows.get(width) ?? (await openWatched(width))
    stoppedAt = -1
    const { port } = slow.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(stoppedAt).toBeGreaterThan(0)
    sendRest()
    await page.waitForLoadState('load')
    const { sum, largest } = await shiftsOf(page)
    expect(sum, JSON.stringify({ width, largest })).toBeLessThan(0.02)
  }
}

test.each(['/', '/about/', '/services/', '/services/upravlenie-reputatsiey/', '/verstashop/', '/nowhere/'])(
  '%s keeps its place when it is painted before its heading has come',
  async (path) => {
    stop = (document) => document.indexOf('<h1')
    await keepsItsPlace(path)
  },
)

test.each(['/', '/projects/zernoved/', '/services/', '/services/smm-vedenie/', '/verstashop/'])(
  '%s keeps its place when it is painted before its second part has come',
  async (path) => {
    stop = (document) => document.indexOf('<h2', document.indexOf('<h2') + 1)
    await keepsItsPlace(path)
  },
)

test('/verstashop/ keeps its place when it is painted before its first shelf is full', async () => {
  stop = (document) => document.indexOf('data-shape="book"')
  await keepsItsPlace('/verstashop/')
})

test('/projects/ keeps its place when it is painted before the row of stripes is whole', async () => {
  stop = (document) => document.indexOf('<li data-palette', document.indexOf('data-open'))
  await keepsItsPlace('/projects/')
})

test('/services/smm-vedenie/ keeps its place when it is painted on a tablet before its feed has come', async () => {
  stop = (document) => document.indexOf('<ul', document.indexOf('data-theme="day"', document.indexOf('<h1')))
  await keepsItsPlace('/services/smm-vedenie/', [768])
})

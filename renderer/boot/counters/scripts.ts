import type { CountersOnPage } from '#shared/site.ts'

declare global {
  interface Window {
    /** Yandex Metrika's function; set once its script is requested. */
    ym?: (id: number, method: string, ...values: unknown[]) => void
  }
}

export type Counters = CountersOnPage

let areStarted = false

export const areCountersStarted = () => areStarted

/** Counts a page view; the first one loads the scripts. Without a referrer the counter uses the document's. */
export function countPage(counters: Counters, address: string, referrer: string | null): void {
  if (!areStarted) start(counters)
  areStarted = true
  if (counters.metrikaId) callMetrika(Number(counters.metrikaId), 'hit', address, referrer ? { referer: referrer } : {})
}

/** Does nothing until the scripts are requested. */
export function countGoal({ metrikaId }: Counters, goal: string): void {
  if (metrikaId) callMetrika(Number(metrikaId), 'reachGoal', goal)
}

function start({ metrikaId, calltouchCounterId, crmScriptUrl }: Counters): void {
  allowForeignScripts()
  if (metrikaId) startMetrika(metrikaId)
  if (calltouchCounterId) startCalltouch(calltouchCounterId)
  if (crmScriptUrl) addScript(crmScriptUrl)
}

/** `defer`: page views are sent by hand, since only the first page is a document. No session recording. */
function startMetrika(id: string): void {
  const calls: unknown[][] = []
  window.ym ??= Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() })
  callMetrika(Number(id), 'init', { defer: true, trackLinks: true, accurateTrackBounce: true })
  addScript(`https://mc.yandex.ru/metrika/tag.js?id=${id}`)
}

/** Calls queue in `callbacks` until the script takes over; it reads the queue's name from `CalltouchDataObject`. */
function startCalltouch(id: string): void {
  const callbacks: unknown[][] = []
  const queue = (...call: unknown[]) => void callbacks.push(call)
  Object.assign(window, {
    CalltouchDataObject: 'ct',
    ct: Object.assign(queue, { callbacks, loaded: false, counters: [id] }),
  })
  addScript(`https://mod.calltouch.ru/init.js?id=${encodeURIComponent(id)}`)
}

function addScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/**
 * Counters load scripts and write HTML without naming a policy. What they may load is up to `script-src` then; what
 * they write still runs no script of its own. The server allows this policy only where a counter is configured.
 */
function allowForeignScripts(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => html, createScriptURL: (address) => address })
}

/** An error in the counter's script must not break ours. */
function callMetrika(id: number, method: string, ...values: unknown[]): void {
  try {
    window.ym?.(id, method, ...values)
  } catch {
    // It failed, or a browser extension has replaced it.
  }
}

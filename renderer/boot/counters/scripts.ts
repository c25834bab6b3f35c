import type { Site } from '#shared/site.ts'

declare global {
  interface Window {
    /** Yandex Metrika's own function; there once its script was asked for. */
    ym?: (id: number, method: string, ...values: unknown[]) => void
  }
}

export type Counters = Site['counters']

let areStarted = false

/** A page was shown; the first one brings the scripts. Without a referrer the counter takes the document's own. */
export function countPage(counters: Counters, address: string, referrer: string | null): void {
  if (!areStarted) start(counters)
  areStarted = true
  if (counters.metrikaId) tellCounter(Number(counters.metrikaId), 'hit', address, referrer ? { referer: referrer } : {})
}

/** Silent before the scripts were asked for. */
export function countGoal({ metrikaId }: Counters, goal: string): void {
  if (metrikaId) tellCounter(Number(metrikaId), 'reachGoal', goal)
}

function start({ metrikaId, calltouchCounterId, crmScriptUrl }: Counters): void {
  allowForeignScripts()
  if (metrikaId) startMetrika(metrikaId)
  if (calltouchCounterId) startCalltouch(calltouchCounterId)
  if (crmScriptUrl) addScript(crmScriptUrl)
}

/** Deferred: pages are counted by hand, since only the first of them is loaded. No recording of what visitors do. */
function startMetrika(id: string): void {
  const calls: unknown[][] = []
  window.ym ??= Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() })
  tellCounter(Number(id), 'init', { defer: true, trackLinks: true, accurateTrackBounce: true })
  addScript(`https://mc.yandex.ru/metrika/tag.js?id=${id}`)
}

/** Calls wait in `callbacks` until the script takes over; under which name, it reads from `CalltouchDataObject`. */
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

/** Whatever the counter's script does of it stops nothing of ours. */
function tellCounter(id: number, method: string, ...values: unknown[]): void {
  try {
    window.ym?.(id, method, ...values)
  } catch {
    // It has stumbled, or an extension of the browser has put something else in its place.
  }
}

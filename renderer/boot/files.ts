declare global {
  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean
  }
}

interface BootFiles {
  /** The app's entry and its static imports. */
  app: string[]
  /** Its dynamic imports during hydration. */
  imports: string[]
  enhancements: string
}

/** From the list at the end of the document. */
function bootFiles(): BootFiles {
  const list = document.querySelector('#boot-files')
  return list ? (JSON.parse(list.textContent) as BootFiles) : { app: [], imports: [], enhancements: '' }
}

/** Starts the app once the document is parsed: hydration needs all of it. */
export async function loadApp(): Promise<void> {
  await parsed
  const { app, imports } = bootFiles()
  app.forEach((file) => preload(file, 'high'))
  imports.forEach((file) => preload(file, 'low'))
  const [entry = ''] = app
  await import(/* @vite-ignore */ entry)
}

/** Loads `enhancements.ts` when the page is idle, or at the first interaction with a dropdown. */
export async function loadEnhancements(active: Promise<void>): Promise<void> {
  await Promise.race([idle, active])
  await parsed
  await import(/* @vite-ignore */ bootFiles().enhancements)
}

/** Prefetches the app's files into the cache for the first press, one by one: all at once would be a long task. */
export async function prefetchApp(): Promise<void> {
  if (isThrifty()) return
  await idle
  const { app, imports } = bootFiles()
  for (const file of [...app, ...imports]) {
    preload(file, 'low')
    await untilIdle()
  }
}

/** A page the browser renders before its link is followed is no visit yet: nothing is counted, opened or fetched in it. */
const shown = document.prerendering ? heard(document, 'prerenderingchange') : Promise.resolve()

export const parsed = shown.then(() => document.readyState === 'loading' && heard(document, 'DOMContentLoaded'))

/** Fetched and compiled, not run. */
function preload(file: string, priority: 'high' | 'low') {
  const hint = document.createElement('link')
  hint.rel = 'modulepreload'
  hint.fetchPriority = priority
  hint.href = file
  document.head.append(hint)
}

export const idle = shown
  .then(() => document.readyState !== 'complete' && heard(window, 'load'))
  .then(() => untilIdle(2000))

function heard(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
}

/** Or for a time, since an animation may leave none idle. Safari has no idle callbacks. */
export function untilIdle(timeoutMs = 100): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: timeoutMs })
    else setTimeout(resolve, 50)
  })
}

/** Data saver or a slow connection: nothing is fetched ahead, by the browser's own rules neither. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

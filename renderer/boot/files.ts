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
  preload(app, 'high')
  preload(imports, 'low')
  const [entry = ''] = app
  await import(/* @vite-ignore */ entry)
}

/** Loads `enhancements.ts` when the page is idle, or at the first interaction with a dropdown. */
export async function loadEnhancements(active: Promise<void>): Promise<void> {
  await Promise.race([idle, active])
  await parsed
  await import(/* @vite-ignore */ bootFiles().enhancements)
}

/** Prefetches the app's files into the cache for the first press. */
export async function prefetchApp(): Promise<void> {
  if (isThrifty()) return
  await idle
  const { app, imports } = bootFiles()
  preload([...app, ...imports], 'low')
}

/** A page the browser renders before its link is followed is no visit yet: nothing is counted, opened or fetched in it. */
const shown = document.prerendering ? heard(document, 'prerenderingchange') : Promise.resolve()

export const parsed = shown.then(() => document.readyState === 'loading' && heard(document, 'DOMContentLoaded'))

/** Fetched and compiled, not run. */
function preload(files: readonly string[], priority: 'high' | 'low') {
  for (const file of files) {
    const hint = document.createElement('link')
    hint.rel = 'modulepreload'
    hint.fetchPriority = priority
    hint.href = file
    document.head.append(hint)
  }
}

const idle = shown
  .then(() => document.readyState !== 'complete' && heard(window, 'load'))
  .then(() => new Promise<void>(whenIdle))

function heard(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** Data saver or a slow connection: nothing is fetched ahead, by the browser's own rules neither. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

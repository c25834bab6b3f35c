interface BootFiles {
  /** What starts the app, and what it loads with it. */
  app: string[]
  untouched: string
}

/** As the page names them at its end. */
function bootFiles(): BootFiles {
  const list = document.querySelector('#boot-files')
  return list ? (JSON.parse(list.textContent) as BootFiles) : { app: [], untouched: '' }
}

/** Starts the app; before the whole page is there it would find only a part of it. */
export async function loadApp(): Promise<void> {
  await parsed
  const { app } = bootFiles()
  preload(app, 'high')
  const [entry = ''] = app
  await import(/* @vite-ignore */ entry)
}

/** What a page does by itself, once it is loaded and nothing else is under way. */
export async function loadUntouched(): Promise<void> {
  await atRest
  await import(/* @vite-ignore */ bootFiles().untouched)
}

/** Brings the files of the app into the cache, so that the first press need not wait for them. */
export async function fetchAhead(): Promise<void> {
  if (isThrifty()) return
  await atRest
  preload(bootFiles().app, 'low')
}

export const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve()
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

/** Read and compiled, not run. */
function preload(files: readonly string[], priority: 'high' | 'low') {
  for (const file of files) {
    const hint = document.createElement('link')
    hint.rel = 'modulepreload'
    hint.fetchPriority = priority
    hint.href = file
    document.head.append(hint)
  }
}

const atRest = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') whenIdle(resolve)
  else addEventListener('load', () => whenIdle(resolve), { once: true })
})

/** Safari has no idle callbacks. */
function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** The visitor pays for every kilobyte, or waits for it. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

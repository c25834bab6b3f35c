import { idle, parsed, untilIdle } from './page-moments.ts'

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

/** Fetched and compiled, not run. */
function preload(file: string, priority: 'high' | 'low') {
  const hint = document.createElement('link')
  hint.rel = 'modulepreload'
  hint.fetchPriority = priority
  hint.href = file
  document.head.append(hint)
}

/** Data saver or a slow connection: nothing is fetched ahead, by the browser's own rules neither. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

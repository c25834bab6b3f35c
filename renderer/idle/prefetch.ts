import { whenIdle } from '#components/dom/when-idle.ts'
import { currentBuildId } from '#components/hydration/newer-build.ts'
import { DATA_FILE } from '#shared/page-data.ts'

const MAX_CONCURRENT = 4
/** A link that only scrolls by is not prefetched. */
const SEEN_FOR_MS = 300
const HOVERED_FOR_MS = 65

type Task = () => Promise<unknown>

const requested = new Set<string>()
const waiting: Task[] = []
let running = 0

const timers = new WeakMap<Element, number>()
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting) timers.set(target, window.setTimeout(onLinkSeen, SEEN_FOR_MS, target))
  }
})

for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, onInteraction, { passive: true })

/** Prefetches the pages of links: the code when a link is in view, the data when it is hovered, focused or touched. */
export function prefetchLinks() {
  for (const link of document.links) observer.observe(link)
}

function onLinkSeen(link: HTMLAnchorElement) {
  observer.unobserve(link)
  const path = pathOf(link)
  if (path) schedule(path, () => waiting.push(() => prefetchCode(path)))
}

let hovered = 0

function onInteraction({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  clearTimeout(hovered)
  const path = link && pathOf(link)
  if (path) hovered = window.setTimeout(onLinkTouched, type === 'pointerover' ? HOVERED_FOR_MS : 0, path, link.search)
}

function onLinkTouched(path: string, search: string) {
  // Before links that are only in view.
  schedule(path, () => waiting.unshift(() => prefetchCode(path)))
  schedule(path + search + DATA_FILE, () => waiting.unshift(() => fetchAhead(path + DATA_FILE + search, 'fetch')))
}

function schedule(subject: string, enqueue: () => void) {
  if (requested.has(subject) || isThrifty()) return
  requested.add(subject)
  enqueue()
  whenIdle(work)
}

/** Starts one task per idle callback. */
function work() {
  const task = running < MAX_CONCURRENT && waiting.shift()
  if (!task) return
  running++
  void task().finally(() => {
    running--
    whenIdle(work)
  })
  whenIdle(work)
}

/** Fetched, not applied: running scripts and styles early would block the current page. */
async function prefetchCode(path: string): Promise<void> {
  routes ??= routesOfBuild()
  const files = filesOf(await routes, path).filter((file) => !fetched.has(file))
  for (const file of files) fetched.add(file)
  await Promise.all(files.map((file) => fetchAhead(file, file.endsWith('.css') ? 'style' : 'script')))
}

/** Files of each page by the path of its route: `/blog/@code/`. */
type Routes = Readonly<Record<string, readonly string[]>>

let routes: Promise<Routes> | null = null
const fetched = new Set<string>()

async function routesOfBuild(): Promise<Routes> {
  const id = currentBuildId()
  if (!id) return {}
  const reply = await fetch(`/builds/meta/${id}.json`).catch(() => null)
  const known = reply?.ok ? ((await reply.json()) as { routes: Routes }).routes : {}
  for (const file of filesOf(known, location.pathname)) fetched.add(file)
  return known
}

const filesOf = (known: Routes, path: string) => known[path] ?? known[path.replace(/[^/]+\/$/, '@code/')] ?? []

/** Into the browser's cache, where the router finds it. */
async function fetchAhead(address: string, as: 'script' | 'style' | 'fetch'): Promise<void> {
  const hint = document.createElement('link')
  // Safari does not support it.
  if (!hint.relList.supports('prefetch')) return
  hint.rel = 'prefetch'
  hint.as = as
  hint.href = address
  document.head.append(hint)
  return new Promise((resolve) => {
    const finish = () => {
      hint.remove()
      resolve()
    }
    hint.addEventListener('load', finish)
    hint.addEventListener('error', finish)
  })
}

/** The page a link leads to, unless it is this one, another site's, no page at all, or opens over this one. */
function pathOf({ origin, pathname, target, dataset }: HTMLAnchorElement): string | null {
  const isPage = origin === location.origin && pathname.endsWith('/') && target === '' && dataset['vike'] !== 'false'
  return isPage && pathname !== location.pathname ? pathname : null
}

/** Data saver or a slow connection, by now. The boot has its own, since it shares no module with the app. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

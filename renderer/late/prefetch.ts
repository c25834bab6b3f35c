import { ownId } from '#components/ui/newer-build.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { DATA_FILE } from '#shared/page-data.ts'

const AT_ONCE = 4
/** A link that only scrolls by is not worth its page. */
const SEEN_FOR_MS = 300
const HOVERED_FOR_MS = 65

type Task = () => Promise<unknown>

const asked = new Set<string>()
const waiting: Task[] = []
let underWay = 0

const timers = new Map<Element, number>()
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting) timers.set(target, window.setTimeout(onLinkSeen, SEEN_FOR_MS, target))
  }
})

for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, onInteraction, { passive: true })

/** Fetches what the links of this page lead to: the code when a link is seen, the content when it is touched. */
export function prefetchLinks() {
  for (const link of document.links) observer.observe(link)
}

function onLinkSeen(link: HTMLAnchorElement) {
  observer.unobserve(link)
  const path = pathOf(link)
  if (path) ask(path, () => waiting.push(() => prefetchCode(path)))
}

let hovered = 0

function onInteraction({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  clearTimeout(hovered)
  const path = link && pathOf(link)
  if (path) hovered = window.setTimeout(onLinkTouched, type === 'pointerover' ? HOVERED_FOR_MS : 0, path, link.search)
}

function onLinkTouched(path: string, search: string) {
  // In front of all that is only seen.
  ask(path, () => waiting.unshift(() => prefetchCode(path)))
  ask(path + search + DATA_FILE, () => waiting.unshift(() => fetchAhead(path + DATA_FILE + search, 'fetch')))
}

function ask(subject: string, enqueue: () => void) {
  if (asked.has(subject) || isThrifty()) return
  asked.add(subject)
  enqueue()
  whenIdle(work)
}

/** Begins one task at a time: each takes the idle moment it is begun in. */
function work() {
  const task = underWay < AT_ONCE && waiting.shift()
  if (!task) return
  underWay++
  void task().finally(() => {
    underWay--
    whenIdle(work)
  })
  whenIdle(work)
}

/** Only fetched: styles put in use and scripts run ahead of time would hold up the page that is being read. */
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
  const id = ownId()
  if (!id) return {}
  const reply = await fetch(`/builds/meta/${id}.json`).catch(() => null)
  const known = reply?.ok ? ((await reply.json()) as { routes: Routes }).routes : {}
  for (const file of filesOf(known, location.pathname)) fetched.add(file)
  return known
}

const filesOf = (known: Routes, path: string) => known[path] ?? known[path.replace(/[^/]+\/$/, '@code/')] ?? []

/** Into the cache of the browser, from where the router takes it. */
async function fetchAhead(address: string, as: 'script' | 'style' | 'fetch'): Promise<void> {
  const hint = document.createElement('link')
  // Safari does not.
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

/** The visitor pays for every kilobyte, or waits for it. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

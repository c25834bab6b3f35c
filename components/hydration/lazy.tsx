import { lazy, useState, type ComponentType } from 'react'
import { HydrationBoundary } from './HydrationBoundary.tsx'
import { reloadForNewerBuild } from './newer-build.ts'
import { forceWholePages } from './whole-pages.ts'

/**
 * A part below the first screen: server-rendered with the page, hydrated by a script that loads after the first view.
 * `serverRendered` is the component on the server and undefined in the browser.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  serverRendered: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const ServerOrLazyPart =
    serverRendered ?? lazy(() => firstView.then(loadOnce).then((loaded) => ({ default: loaded }), keepServerMarkup))
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function loadOnce() {
    loading ??= load().then((part) => (loaded = part))
    return loading
  }

  parts.push(loadOnce)
  if (!isFirstPage) void loadParts()
  return function LazyPart(props) {
    const [Part] = useState(() => loaded ?? ServerOrLazyPart)
    return (
      <HydrationBoundary>
        <Part {...props} />
      </HydrationBoundary>
    )
  }
}

/** Loaders of all lazy parts whose pages are loaded; a part may bring more of them. */
const parts: (() => Promise<unknown>)[] = []

let isFirstPage = true

/**
 * Loads the parts of a page before the router renders it, so that what observes the page finds all of it. Once the
 * first page is left, each begins to load with the code that names it, beside the data of the page.
 */
export async function loadParts(): Promise<void> {
  isFirstPage = false
  const loads = parts.map((loadPart) => loadPart())
  await Promise.allSettled(loads)
  if (parts.length > loads.length) await loadParts()
}

/**
 * The fallback if the script does not load: reload for a newer build, or else keep the server's markup. A page rendered
 * by the router has none: links load whole pages from now on, and this page is reloaded if the router has rendered it.
 */
async function keepServerMarkup(): Promise<never> {
  forceWholePages()
  const isByRouter = document.documentElement.dataset['app'] === 'complete'
  if (isByRouter && navigator.onLine) location.reload()
  else await reloadForNewerBuild()
  return new Promise(() => {})
}

const firstView = new Promise<unknown>((resolve) => {
  if (!globalThis.window) return
  if (document.readyState === 'complete') resolve(null)
  else addEventListener('load', resolve, { once: true })
})

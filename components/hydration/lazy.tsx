import { lazy, type ComponentType } from 'react'
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
  const Part =
    serverRendered ?? lazy(() => firstView.then(load).then((loaded) => ({ default: loaded }), keepServerMarkup))
  return function LazyPart(props) {
    return (
      <HydrationBoundary>
        <Part {...props} />
      </HydrationBoundary>
    )
  }
}

/**
 * The fallback if the script does not load: reload for a newer build, or else keep the server's markup. Pages that come
 * later have none, so they are loaded whole, and so is this one if the router has rendered it.
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

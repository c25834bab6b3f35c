import { getPageContextClient } from 'vike/client/router'
import { reloadForNewerBuild } from '#components/hydration/newer-build.ts'
import { loading } from '#components/state/loading-store.ts'

const EVENT = 'vite:preloadError'

/** Until the page is hydrated. */
const onChunkMissing = () => void reloadForNewerBuild()

/** Later each dynamic import handles its own failure, but for that of the error page: the router merely logs it. */
function onErrorPageMissing() {
  const pageContext = getPageContextClient()
  if (loading.getState().isOn && pageContext?.errorWhileRendering) loadDocument(pageContext.urlOriginal)
}

export const reloadOnMissingChunk = () => addEventListener(EVENT, onChunkMissing)

export function expectMissingErrorPage() {
  removeEventListener(EVENT, onChunkMissing)
  addEventListener(EVENT, onErrorPageMissing)
}

/** Instead of the page that the router cannot render. */
export function loadDocument(address: string) {
  loading.getState().fail()
  // After Back the address is the target already; `assign` would only scroll to its hash.
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}

import type { PageContextClient } from 'vike/types'
import { loadParts } from '#components/hydration/lazy.tsx'
import { loading } from '#components/state/loading-store.ts'
import { stopScrolling, saveScrollPosition } from './scroll-position.ts'

export function onPageTransitionStart(pageContext: PageContextClient) {
  if (staysOnPage(pageContext)) return
  // On Back and Forward the history entry has changed already: the scroll position would be saved in the wrong one.
  if (!pageContext.isHistoryNavigation) saveScrollPosition()
  stopScrolling()
  loading.getState().start()
  void loadParts()
}

/** Back from an overlay: the router does not re-render the page, nor call `onPageTransitionEnd`. */
const staysOnPage = ({ isHistoryNavigation, urlOriginal, previousPageContext }: PageContextClient) =>
  isHistoryNavigation && withoutHash(urlOriginal) === withoutHash(previousPageContext?.urlOriginal ?? '')

const withoutHash = (address: string) => address.split('#')[0]

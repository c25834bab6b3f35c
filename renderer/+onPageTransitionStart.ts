import type { PageContextClient } from 'vike/types'
import { loading } from '#components/state/loading-store.ts'
import { endScroll, notePlace } from './place.ts'

export function onPageTransitionStart(pageContext: PageContextClient) {
  if (staysOnPage(pageContext)) return
  // By Back and Forward the history has moved on already: the place would be noted on the wrong page.
  if (!pageContext.isHistoryNavigation) notePlace()
  endScroll()
  loading.getState().start()
}

/** Back from what lay over the page: the router leaves the page alone, and tells of no end. */
const staysOnPage = ({ isHistoryNavigation, urlOriginal, previousPageContext }: PageContextClient) =>
  isHistoryNavigation && withoutHash(urlOriginal) === withoutHash(previousPageContext?.urlOriginal ?? '')

const withoutHash = (address: string) => address.split('#')[0]

import type { PageContextClient } from 'vike/types'
import { loading } from '#components/state/loading-store.ts'
import { notePlace } from './place.ts'

export function onPageTransitionStart({ isHistoryNavigation }: PageContextClient) {
  // By Back and Forward the history has moved on already: the place would be noted on the wrong page.
  if (!isHistoryNavigation) notePlace()
  loading.getState().start()
}

import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Called for every page, and again for its error page. */
export function onCreatePageContext({ onLoaded, config, preview, abortStatusCode }: PageContextServer): void {
  if (onLoaded) {
    onLoaded(config)
    throw redirect('/')
  }
  if (preview === false && !abortStatusCode) throw render(403, 'The preview link is wrong or has expired')
}

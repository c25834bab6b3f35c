import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Whatever page was asked for. The error page made of it comes by here, too. */
export function onCreatePageContext({ onLoaded, config, preview, abortStatusCode }: PageContextServer): void {
  if (onLoaded) {
    onLoaded(config)
    throw redirect('/')
  }
  if (preview === false && !abortStatusCode) throw render(403, 'The preview link is wrong or has expired')
}

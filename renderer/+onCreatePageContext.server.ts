import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Called for every page. */
export function onCreatePageContext({ onLoaded, config }: PageContextServer): void {
  if (onLoaded) {
    onLoaded(config)
    throw redirect('/')
  }
}

import { TRACKING_PARAMETERS } from '#shared/tracking-parameters.ts'
import { loadedAddress } from '../dom/history-moves.ts'

/**
 * The last address in this tab that an advertisement led to; empty without one. Nothing is stored for it: the browser
 * itself keeps the history of a tab.
 */
export const landingAddress = () => visitedAddresses().findLast(isAdvertised) ?? ''

function visitedAddresses(): string[] {
  // Safari has it since 26.2, Firefox since 147; before that only what this document has seen is known.
  if (!('navigation' in globalThis)) return [document.referrer, loadedAddress, location.href]
  const { currentEntry } = navigation
  const entries = navigation.entries().slice(0, (currentEntry?.index ?? -1) + 1)
  return entries.map(({ url }) => url ?? '')
}

function isAdvertised(address: string): boolean {
  if (!address.startsWith(`${location.origin}/`)) return false
  const { searchParams } = new URL(address)
  return TRACKING_PARAMETERS.some((name) => searchParams.has(name))
}

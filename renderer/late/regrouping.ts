type Regroup = typeof import('./regroup.ts')

let loaded: Regroup | null = null
let before: ReturnType<Regroup['placesNow']> | null = null

/** Remembers where the things of a list stand before a choice leaves some of them and brings others. */
export function noteGroups() {
  const isWelcome = !matchMedia('(prefers-reduced-motion: reduce)').matches
  before = isWelcome && loaded ? loaded.placesNow() : null
}

/** The same list with other things: they spring to their places. Springs are loaded only where there is such a list. */
export function regroup() {
  if (before && before.size > 0) loaded?.springFrom(before)
  before = null
  if (!loaded && document.querySelector('[data-regroups]')) void load()
}

async function load() {
  loaded = await import('./regroup.ts').catch(() => null)
}

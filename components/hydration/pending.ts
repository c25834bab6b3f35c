/** Server-rendered parts that are not hydrated yet: their markup must not change, for React compares it. */
const pending = new Set<symbol>()
let callbacks: (() => void)[] = []

export const markPending = (part: symbol) => void pending.add(part)

export function markHydrated(part: symbol) {
  if (!pending.delete(part) || pending.size > 0) return
  const runs = callbacks
  callbacks = []
  for (const run of runs) run()
}

/** Runs at once if the page is fully hydrated. */
export function afterHydration(run: () => void) {
  if (pending.size === 0) run()
  else callbacks.push(run)
}

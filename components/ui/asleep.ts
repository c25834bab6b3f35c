/** Parts of the page that are drawn, but whose script has not reached them yet: React compares what it finds in them. */
const asleep = new Set<symbol>()
let waiting: (() => void)[] = []

export const fellAsleep = (part: symbol) => void asleep.add(part)

export function awoke(part: symbol) {
  if (!asleep.delete(part) || asleep.size > 0) return
  const runs = waiting
  waiting = []
  for (const run of runs) run()
}

/** At once where the whole page is alive already. */
export function whenAwake(run: () => void) {
  if (asleep.size === 0) run()
  else waiting.push(run)
}

import { PRIZES, type Prize } from './prizes.ts'

const ENTRY = 'wheel-prize'

let drawn: Prize | null = null

/** The visitor's prize: drawn once until its lead is accepted, since one without a reply may have arrived. */
export function drawnPrize(): Prize {
  drawn ??= keptPrize() ?? PRIZES[Math.floor(Math.random() * PRIZES.length)] ?? PRIZES[0]
  try {
    sessionStorage.setItem(ENTRY, drawn.name)
  } catch {
    // Storage is blocked or full: the prize lasts until a reload.
  }
  return drawn
}

/** The next is drawn anew. */
export function forgetPrize(): void {
  drawn = null
  try {
    sessionStorage.removeItem(ENTRY)
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

function keptPrize(): Prize | undefined {
  try {
    const name = sessionStorage.getItem(ENTRY)
    return PRIZES.find((prize) => prize.name === name)
  } catch {
    return undefined
  }
}

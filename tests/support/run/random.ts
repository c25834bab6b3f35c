import fc from 'fast-check'

/** Seed of all random tests of a run: printed at its start, set by `TEST_SEED`. */
export const SEED = Number(process.env['TEST_SEED'] ?? 1)

fc.configureGlobal({ seed: SEED })

let state = SEED >>> 0

/** From 0 up to 1; the same numbers for the same seed (mulberry32). */
export function random(): number {
  state = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

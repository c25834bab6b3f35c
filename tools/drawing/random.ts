/** Numbers that look random and are the same on every run for the same seed. */
export interface Random {
  (): number
  range: (from: number, to: number) => number
  whole: (from: number, to: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Mulberry32 seeded by a text. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const range = (from: number, to: number) => from + next() * (to - from)
  return Object.assign(next, {
    range,
    whole: (from: number, to: number) => Math.floor(range(from, to + 1)),
    pick: <Item>(items: readonly [Item, ...Item[]]) => items[Math.floor(next() * items.length)] ?? items[0],
  })
}

function hash(seed: string): number {
  let value = 1779033703 ^ seed.length
  for (const letter of seed) {
    value = Math.imul(value ^ letter.charCodeAt(0), 3432918353)
    value = (value << 13) | (value >>> 19)
  }
  return value >>> 0
}

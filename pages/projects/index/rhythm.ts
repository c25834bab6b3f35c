/** How cards stand in a row: a large one and two small, one across, the mirror of the first, two halves. */
export type RowKind = 'lead' | 'wide' | 'mirrored' | 'pair'

export interface Row<Item> {
  kind: RowKind
  items: Item[]
}

const NINE: readonly RowKind[] = ['lead', 'wide', 'mirrored', 'pair']
const CAPACITY: Record<RowKind, number> = { lead: 3, wide: 1, mirrored: 3, pair: 2 }

/** Rows of the rhythm, repeated every nine cards; the last one or two fill a row whatever comes next. */
export function rhythmOf<Item>(items: readonly Item[]): Row<Item>[] {
  const rows: Row<Item>[] = []
  let rest = [...items]
  while (rest.length > 0) {
    const kind = rest.length === 1 ? 'wide' : rest.length === 2 ? 'pair' : (NINE[rows.length % NINE.length] ?? 'wide')
    rows.push({ kind, items: rest.slice(0, CAPACITY[kind]) })
    rest = rest.slice(CAPACITY[kind])
  }
  return rows
}

export interface Row<Item> {
  /** A big one before two small, three alike, or two small before a big one. */
  shape: 'lead' | 'even' | 'mirrored'
  items: Item[]
}

const SHAPES = ['lead', 'even', 'mirrored'] as const
const IN_ROW = 3

/** Rows of three by turns; a row that is not full is laid in even cells. */
export function layOut<Item>(items: readonly Item[]): Row<Item>[] {
  return Array.from({ length: Math.ceil(items.length / IN_ROW) }, (_, index) => {
    const row = items.slice(index * IN_ROW, (index + 1) * IN_ROW)
    const shape = row.length === IN_ROW ? (SHAPES[index % SHAPES.length] ?? 'even') : 'even'
    return { shape, items: row }
  })
}

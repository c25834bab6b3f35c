/** «неделя 1» and «недели 2–5» in numbers. */
export function weeksOf(term: string): { first: number; length: number } {
  const [first = 1, last = first] = (term.match(/\d+/g) ?? []).map(Number)
  return { first, length: last - first + 1 }
}

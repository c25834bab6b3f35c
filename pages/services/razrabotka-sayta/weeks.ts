/** «неделя 1» and «недели 2–5» in numbers. */
export function weeksOf(term: string): { first: number; last: number } {
  const [first = 1, last = first] = (term.match(/\d+/g) ?? []).map(Number)
  return { first, last }
}

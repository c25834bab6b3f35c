/** What an `Accept…` header says of each name in it, in its order; RFC 9110 12.4.2. */
export const qualitiesOf = (header: string): ReadonlyMap<string, number> => new Map(header.split(',').map(qualityOf))

function qualityOf(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}

/** One thing of schema.org. A field that is `undefined` is left out. */
export interface StructuredNode {
  '@type': string
  [field: string]: unknown
}

const INERT: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The nodes as the text of a data block, in which nothing can end the block or open another. */
export const structuredText = (nodes: readonly StructuredNode[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
    // Typesetting is for eyes: search engines compare plain words.
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[<>&\u2028\u2029]/g, (sign) => INERT[sign] ?? sign)

/** A schema.org node. Fields that are `undefined` are omitted. */
export interface StructuredNode {
  '@type': string
  [field: string]: unknown
}

/** Wide enough for a search engine to show. */
export const PICTURE = { width: 1280, format: 'jpeg' } as const

const INERT: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Serialises nodes for a `<script>`, escaped so that nothing can close it. */
export const structuredText = (nodes: readonly StructuredNode[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
    // Without typographic spaces, since search engines compare plain words.
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[<>&\u2028\u2029]/g, (sign) => INERT[sign] ?? sign)

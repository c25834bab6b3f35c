/** Result of `onRenderHtml()`: text to escape, escaped text, and templates of both. */
export type DocumentPiece =
  | string
  | { _escaped: string }
  | { _template: { templateStrings: readonly string[]; templateVariables: readonly DocumentPiece[] } }

export function documentText(piece: DocumentPiece): string {
  if (typeof piece === 'string') return escaped(piece)
  if ('_escaped' in piece) return piece['_escaped']
  const { templateStrings, templateVariables } = piece['_template']
  return templateStrings.map((text, place) => text + documentText(templateVariables[place] ?? '')).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

import { accentOf } from '../../shared/colour.ts'
import { escapeXml } from '../base/xml.ts'

/** The first letter of a name on a tile of the owner's colour. */
export function tile(name: string, colour: string | null): string {
  const { accent, onAccent } = accentOf(colour ?? undefined)
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${accent}"/>` +
    `<text x="32" y="46" font-family="sans-serif" font-weight="700" font-size="40" text-anchor="middle" fill="${onAccent}">${escapeXml(letter)}</text></svg>`
  )
}

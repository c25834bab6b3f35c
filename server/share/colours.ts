import { accentOf, HOUSE_ACCENT, INK, mixed, SNOW } from '../../shared/colour.ts'
import { PALETTES, type Palette } from '../../shared/palettes.ts'

/** Those of cases as pages have them, but where the sun must be seen on the dark, and frost. */
const BY_NAME: Readonly<Record<string, Palette>> = {
  ...PALETTES,
  ads: { ...PALETTES.ads, pop: PALETTES.ads.light },
  frost: { ...PALETTES.corp, ground: '#d7e4ea' },
}

/** A palette, with the owner's colour where the house has its own. */
export function coloursOf(palette: string, colour: string | null): Palette {
  if (palette === 'shop') return colour === null ? PALETTES.shop : ofAccent(colour)
  const { pop, ...rest } = BY_NAME[palette] ?? PALETTES.corp
  return { ...rest, pop: colour !== null && pop === HOUSE_ACCENT ? colour : pop }
}

/** What cinnabar has around it, around another colour. */
function ofAccent(colour: string): Palette {
  const { accent, onAccent } = accentOf(colour)
  return {
    ground: accent,
    ink: onAccent,
    deep: mixed(accent, INK, 0.62),
    mid: mixed(accent, SNOW, 0.35),
    light: mixed(accent, SNOW, 0.86),
    pop: '#ffc94a',
  }
}

import { accentOf, mixed } from '../../shared/colour.ts'

/** The colours of a picture. */
export interface Colours {
  ground: string
  /** Words on the ground. */
  ink: string
  deep: string
  mid: string
  light: string
  /** The sun, and what else should be seen first. */
  pop: string
}

export const INK = '#0c1217'
export const SNOW = '#f5f8f9'

/** The palettes of cases, as pages have them: `renderer/styles/palette.css`. */
const PALETTES: Readonly<Record<string, Colours>> = {
  landing: { ground: '#ffc94a', ink: '#1a1200', deep: '#5b3a00', mid: '#f2a900', light: '#fff4d6', pop: '#ff4b1f' },
  bitrix: { ground: '#1e5b4a', ink: '#ddefe5', deep: '#0a2620', mid: '#3f8c74', light: '#ddefe5', pop: '#ffc94a' },
  seo: { ground: '#3d5af1', ink: '#ffffff', deep: '#101c66', mid: '#8197ff', light: '#e3e9ff', pop: '#ffc94a' },
  ads: { ground: '#f58ab8', ink: '#2a0316', deep: '#6b0f3c', mid: '#ffb9d6', light: '#ffeaf3', pop: '#ffeaf3' },
  smm: { ground: '#9fdcc4', ink: '#06201a', deep: '#0f4a3b', mid: '#5db598', light: '#eaf8f1', pop: '#ff4b1f' },
  rep: { ground: '#26333d', ink: '#e9f0f3', deep: '#0c1217', mid: '#4b5b66', light: '#e9f0f3', pop: '#ff4b1f' },
  frost: { ground: '#d7e4ea', ink: INK, deep: '#17303d', mid: '#86a6b6', light: SNOW, pop: '#ff4b1f' },
}
const CORP: Colours = { ground: '#b9d0db', ink: INK, deep: '#17303d', mid: '#86a6b6', light: SNOW, pop: '#ff4b1f' }
const SHOP: Colours = {
  ground: '#ff4b1f',
  ink: '#1b0904',
  deep: '#7a1600',
  mid: '#ff8a63',
  light: '#ffe7dc',
  pop: '#ffc94a',
}

/** A palette, with the owner's colour where the house has its own. */
export function coloursOf(palette: string, colour: string | null): Colours {
  if (palette === 'shop') return colour === null ? SHOP : ofAccent(colour)
  const { pop, ...rest } = PALETTES[palette] ?? CORP
  return { ...rest, pop: colour !== null && pop === '#ff4b1f' ? colour : pop }
}

/** What cinnabar has around it, around another colour. */
function ofAccent(colour: string): Colours {
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

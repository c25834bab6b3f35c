/** Colours of the house, as the styles have them. */
export const INK = '#0c1217'
/** Text beside the main one. */
export const SLATE = '#475661'
/** What pages are on by day. */
export const SNOW = '#f5f8f9'
/** What pages are on by night: `--ink-2` of the styles. */
export const NIGHT = '#17212a'
/** The darkest ground of the day: `--frost-2` of the styles. */
const FROST = '#d7e4ea'
const WHITE = '#ffffff'
const BLACK = '#000000'
/** The lightest ground of the night: `--ink-3` of the styles. */
const DUSK = '#26333d'

/** The accent where an owner has none of their own: `--cinnabar` of the styles. */
export const HOUSE_ACCENT = '#ff4b1f'

/** Of small text, by WCAG 2.2. */
const READABLE = 4.5

/** What follows from the one accent of an owner. */
export interface Accent {
  accent: string
  /** Text on it. */
  onAccent: string
  /** The same hue as text on paper, and as text by night. */
  asText: string
  asNightText: string
}

export const accentOf = (accent = HOUSE_ACCENT): Accent => ({
  accent,
  onAccent: contrast(accent, INK) >= READABLE || contrast(accent, INK) >= contrast(accent, WHITE) ? INK : WHITE,
  asText: readable(accent, FROST, BLACK),
  asNightText: readable(accent, DUSK, WHITE),
})

/** A colour with a share of another in it. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other)
  return hexOf(channelsOf(colour).map((channel, at) => channel * (1 - share) + (others[at] ?? 0) * share))
}

/** As much of a colour as can be read on a ground. */
function readable(colour: string, ground: string, other: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(colour, other, share)
    if (contrast(candidate, ground) >= READABLE) return candidate
  }
  return other
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

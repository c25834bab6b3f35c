import { parse, type Plugin } from 'postcss'
import { PALETTES, type Palette } from '../../shared/palettes.ts'

/** `@palettes` becomes a rule for each palette; who has no other has that of `corp`. */
export const palettes: Plugin = {
  postcssPlugin: 'palettes',
  AtRule: {
    palettes(place, { result }) {
      place.replaceWith(parse(Object.entries(PALETTES).map(ruleOf).join('\n'), result.opts))
    },
  },
}

function ruleOf([type, { ground, ink, deep, mid, light, pop }]: [string, Palette]): string {
  const selector = type === 'corp' ? '[data-palette]' : `[data-palette='${type}']`
  return `${selector} { --p-bg: ${ground}; --p-deep: ${deep}; --p-mid: ${mid}; --p-light: ${light}; --p-pop: ${pop}; --p-on: ${ink} }`
}

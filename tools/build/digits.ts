import { parse, type Plugin } from 'postcss'

/** `@digits` becomes a rule for each digit a number may end with. */
export const digits: Plugin = {
  postcssPlugin: 'digits',
  AtRule: {
    digits(place, { result }) {
      const rules = Array.from({ length: 9 }, (_, index) => `[data-n$='${index + 1}'] { --ones: ${index + 1} }`)
      place.replaceWith(parse(rules.join('\n'), result.opts))
    },
  },
}

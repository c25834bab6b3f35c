import { parse, type Plugin } from 'postcss'

/** `@digits` becomes a rule for each digit a number may begin with, where it has two, or end with. */
export const digits: Plugin = {
  postcssPlugin: 'digits',
  AtRule: {
    digits(place, { result }) {
      const tens = [1, 2, 3].map((digit) => `[data-n^='${digit}']:not([data-n='${digit}']) { --tens: ${digit}0 }`)
      const ones = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `[data-n$='${digit}'] { --ones: ${digit} }`)
      place.replaceWith(parse([...tens, ...ones].join('\n'), result.opts))
    },
  },
}

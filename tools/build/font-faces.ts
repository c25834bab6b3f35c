import { parse, type Plugin } from 'postcss'

/**
 * What Russian pages use comes with every page, in one file of Cyrillic and one of digits and marks;
 * English letters, and the rest of both, come to pages that have some of them. Each fits into the 14.6 kB
 * that a new connection sends at once.
 *
 * The Cyrillic files stand below the Latin ones and have spaces of their own; declared last, they set those too: a
 * Russian line is as wide before the Latin file as after it, but for its digits and marks.
 */
const LETTERS = [
  [
    'latin',
    'U+00A1-00A6, U+00A8, U+00AA, U+00AC, U+00AF, U+00B4-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+20AC, U+2215',
  ],
  [
    'latin',
    'U+0022-0024, U+0026-0027, U+003C-003E, U+0041-007E, U+00A7, U+00AE, U+00B0-00B3, U+00F7, U+2000-2008, U+200A-200F, U+2015-2025, U+2027-202E, U+2030-205F, U+2061-206F, U+2122, U+2191, U+2193',
  ],
  [
    'latin',
    'U+0021, U+0025, U+0028-003B, U+003F-0040, U+00A9, U+00AB, U+00AD, U+00B7, U+00BB, U+00D7, U+2009, U+2010-2014, U+2026, U+202F, U+2060, U+2212',
  ],
  ['cyrillic', 'U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1'],
  ['cyrillic', 'U+0020, U+00A0, U+0401, U+0410-044F, U+0451, U+2116'],
] as const

const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')"
const NARROW = "local('Arial Narrow Bold'), local('ArialNarrow-Bold'), local('Liberation Sans Narrow Bold')"
/** ₽ is left to the font that draws it. */
const FALLBACK_LETTERS = 'U+0000-04FF, U+2000-206F, U+2116'

/**
 * Common system fonts until ours load, scaled so that Russian text takes the same room and nothing jumps: `size` is
 * the ratio of mean widths, a little less for headlines lest they wrap. Ascent and descent are those of our font.
 */
const FALLBACKS = [
  { family: 'Golos Text Fallback', weights: '400 550', fonts: REGULAR, size: 1.061, ascent: 98, descent: 22 },
  { family: 'Golos Text Fallback', weights: '551 900', fonts: BOLD, size: 1.004, ascent: 98, descent: 22 },
  { family: 'Sofia Sans Fallback Narrow', weights: '1 750', fonts: NARROW, size: 0.771, ascent: 90, descent: 30 },
  { family: 'Sofia Sans Fallback Narrow', weights: '751 1000', fonts: NARROW, size: 0.784, ascent: 90, descent: 30 },
  { family: 'Sofia Sans Fallback', weights: '1 750', fonts: BOLD, size: 0.633, ascent: 90, descent: 30 },
  { family: 'Sofia Sans Fallback', weights: '751 1000', fonts: BOLD, size: 0.644, ascent: 90, descent: 30 },
]

/** A face whose file is `*` becomes one for each group of letters, `@fallback-faces` the fallbacks. */
export const fontFaces: Plugin = {
  postcssPlugin: 'font-faces',
  Once(root, { result }) {
    root.walkAtRules('font-face', (face) => {
      if (!face.toString().includes('-*-')) return
      for (const [file, letters] of LETTERS) {
        const one = face.cloneBefore()
        one.walkDecls('src', (source) => void (source.value = source.value.replace('*', file)))
        one.walkDecls('font-weight', (weight) => void weight.cloneAfter({ prop: 'unicode-range', value: letters }))
      }
      face.remove()
    })
    const fallbacks = parse(FALLBACKS.map(fallbackFace).join('\n'), result.opts)
    root.walkAtRules('fallback-faces', (place) => void place.replaceWith(fallbacks))
  },
}

function fallbackFace({ family, weights, fonts, size, ascent, descent }: (typeof FALLBACKS)[number]): string {
  const percent = (value: number) => `${value.toFixed(1)}%`
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weights};
    src: ${fonts};
    unicode-range: ${FALLBACK_LETTERS};
    size-adjust: ${percent(size * 100)};
    ascent-override: ${percent(ascent / size)};
    descent-override: ${percent(descent / size)};
    line-gap-override: 0%;
  }`
}

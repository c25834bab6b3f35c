import { PALETTES } from './palette.ts'
import { circle, clipped, path, rect, round, svg } from './shapes.ts'

/** The wheel of twenty-seven tastes, and the layers of the pack it turns to: one for each answer, 800×800. */
const SIDE = 800
const CENTRE = SIDE / 2
const { ground, deep, mid, light, pop, ink } = PALETTES.shop

const RINGS = [
  { parts: 3, from: 196, to: 250, fills: [ground, pop, deep] },
  { parts: 9, from: 258, to: 316, fills: [mid, light, ground, pop, light, mid, ground, deep, light] },
  { parts: 27, from: 324, to: 392, fills: [ground, light, mid, pop, deep, light, mid] },
]

/** Its first sector is on top: the answers the page begins with. */
function wheel(): string {
  const first = 0.5 / 27
  return RINGS.map(({ parts, from, to, fills }) =>
    Array.from({ length: parts }, (_, index) => {
      const [start, end] = [index / parts - first, (index + 1) / parts - first]
      return path(
        sector(start, end, from, to),
        fills[index % fills.length] ?? light,
        `stroke="${ink}" stroke-width="3"`,
      )
    }).join(''),
  ).join('')
}

/** From and to are parts of a turn. */
function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (turn: number, radius: number) =>
    `${round(CENTRE + Math.sin(turn * 2 * Math.PI) * radius)} ${round(CENTRE - Math.cos(turn * 2 * Math.PI) * radius)}`
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
}

const PACK = 'M258 242L282 200H518L542 242V612H258Z'

/** The pack with its label, in the light of an hour. */
const pack = (fill: string, sky: string) =>
  path('M270 254L294 212H530L554 254V626H270Z', ink) +
  clipped(
    `<path d="${PACK}"/>`,
    rect(250, 190, 300, 430, fill) +
      sky +
      rect(258, 200, 284, 42, ink, 'opacity=".18"') +
      path('M500 242H542V612H500Z', ink, 'opacity=".12"'),
  ) +
  rect(276, 262, 248, 196, '#fff')

const stripes = (top: number, fill: string) =>
  Array.from({ length: 7 }, (_, index) => rect(250, top + index * 20, 300, 4 + index * 1.6, fill)).join('')

const HOURS = {
  utro: () => pack(ground, circle(330, 560, 84, pop) + stripes(520, ground)),
  den: () => pack(pop, circle(400, 540, 62, ground) + stripes(570, deep)),
  vecher: () => pack(deep, circle(470, 600, 84, ground) + stripes(500, deep)),
}

/** What the coffee is drunk with, in front of the pack on the left. */
const CUPS = {
  black: () => cup(ink, ''),
  milk: () => cup(light, path('M196 520q28 -26 56 0t56 0', 'none', `stroke="${mid}" stroke-width="7"`)),
  ice: () =>
    cup(
      mid,
      rect(204, 496, 40, 40, '#fff', `transform="rotate(-12 224 516)" stroke="${ink}" stroke-width="4"`) +
        rect(254, 504, 36, 36, '#fff', `transform="rotate(16 272 522)" stroke="${ink}" stroke-width="4"`),
    ),
}

const cup = (drink: string, top: string) =>
  path('M306 560h34q34 0 34 34t-34 34h-46', 'none', `stroke="${ink}" stroke-width="14"`) +
  clipped('<path d="M180 540H316L304 664H192Z"/>', rect(170, 530, 160, 140, '#fff') + rect(170, 586, 160, 90, drink)) +
  path('M180 540H316L304 664H192Z', 'none', `stroke="${ink}" stroke-width="6"`) +
  path('M176 540q72 -26 144 0q-72 26 -144 0Z', drink, `stroke="${ink}" stroke-width="6"`) +
  top

/** What it tastes of, in front of the pack on the right. */
const TASTES = {
  berries: () =>
    [
      [512, 630, 40],
      [584, 636, 46],
      [548, 570, 38],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, ground, `stroke="${ink}" stroke-width="6"`) + circle(x - r / 3, y - r / 3, r / 5, light),
      )
      .join('') + path('M548 532q10 -50 56 -62M584 590q4 -80 20 -120', 'none', `stroke="${ink}" stroke-width="7"`),
  nuts: () =>
    [
      [516, 620, -18],
      [590, 634, 14],
      [556, 566, 4],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${ink}" stroke-width="6">` +
          path('M-38 -6Q-34 46 0 50Q34 46 38 -6Z', mid) +
          path('M-44 -6Q-40 -40 0 -44Q40 -40 44 -6Z', deep) +
          '</g>',
      )
      .join(''),
  chocolate: () =>
    `<g transform="rotate(-9 550 600)">${rect(480, 540, 156, 126, deep, `stroke="${ink}" stroke-width="6"`)}` +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1].map((row) =>
          rect(492 + column * 48, 552 + row * 54, 36, 44, 'none', `stroke="${mid}" stroke-width="4"`),
        ),
      )
      .join('') +
    '</g>',
}

const LAYERS = { ...HOURS, ...CUPS, ...TASTES, wheel }

export const choicePictures = () =>
  Object.entries(LAYERS).map(([name, draw]) => ({
    file: `projects/zernoved-${name}.webp`,
    draw: () => svg(SIDE, SIDE, draw()),
  }))

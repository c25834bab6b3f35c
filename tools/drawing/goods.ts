import { rect } from './shapes.ts'
import { text } from './text.ts'

/** Things on a shop's shelf, each about 160×244. */
export type Goods = keyof typeof GOODS

interface Look {
  base: string
  stripes: string
  accent: string
  ink: string
  label: string
  note: string
}

const stripes = (x: number, width: number, count: number, growth: number, fill: string, top = 150) =>
  Array.from({ length: count }, (_, index) => rect(x, top + index * 15, width, 3 + index * growth, fill)).join('')

function pack({ base, stripes: fill, accent, ink, label, note }: Look): string {
  return (
    `<path d="M0 26L14 0H146L160 26V236H0Z" fill="${base}"/>` +
    `<path d="M0 26H160V40H0Z" fill="${ink}" opacity=".16"/><path d="M14 0H146L160 26H0Z" fill="${ink}" opacity=".1"/>` +
    stripes(0, 160, 6, 1.8, fill) +
    `<circle cx="80" cy="124" r="42" fill="${accent}"/>` +
    text(label, { x: 80, y: 76, size: 30, font: 'narrow', weight: 800, fill: ink, anchor: 'middle' }) +
    text(note, { x: 80, y: 131, size: 20, font: 'narrow', weight: 700, fill: ink, anchor: 'middle' }) +
    `<path d="M128 40H160V236H128Z" fill="${ink}" opacity=".1"/>`
  )
}

function book({ base, stripes: fill, accent, ink, label, note }: Look): string {
  return (
    `<path d="M0 8H150V236H0Z" fill="${base}"/><path d="M150 8l10 8V244H10L0 236H150Z" fill="#fff"/>` +
    `<path d="M150 8l10 8V244l-10-8Z" fill="${ink}" opacity=".18"/><path d="M0 8H14V236H0Z" fill="${ink}" opacity=".22"/>` +
    `<circle cx="82" cy="158" r="50" fill="${accent}"/>` +
    stripes(14, 136, 5, 2, fill, 164) +
    text(label, { x: 82, y: 70, size: 44, font: 'narrow', weight: 900, fill: ink, anchor: 'middle' }) +
    text(note, { x: 82, y: 96, size: 18, weight: 600, fill: ink, anchor: 'middle' })
  )
}

function can({ base, stripes: fill, accent, ink, label, note }: Look): string {
  return (
    `<rect y="40" width="160" height="196" fill="${accent}"/><rect x="-5" y="28" width="170" height="16" fill="${fill}"/>` +
    `<rect x="-5" y="228" width="170" height="12" fill="${fill}"/>` +
    `<path d="M4 28C4-14 156-14 156 28" fill="none" stroke="${ink}" stroke-width="4"/>` +
    `<rect y="84" width="160" height="110" fill="${base}"/>` +
    text(label, { x: 80, y: 136, size: 40, font: 'narrow', weight: 800, fill: ink, anchor: 'middle' }) +
    text(note, { x: 80, y: 168, size: 19, weight: 600, fill: ink, anchor: 'middle' }) +
    `<rect x="132" y="44" width="28" height="184" fill="${ink}" opacity=".12"/>`
  )
}

function plate({ base, stripes: fill, accent, ink }: Look): string {
  const food = Array.from({ length: 7 }, (_, index) => {
    const stroke = index % 2 ? fill : accent
    return `<path d="M${30 + index * 4} ${96 + index * 13}q50 ${-30 + index * 6} ${100 - index * 8} 0" fill="none" stroke="${stroke}" stroke-width="8" stroke-linecap="round"/>`
  })
  return (
    `<circle cx="88" cy="142" r="106" fill="${ink}" opacity=".16"/><circle cx="80" cy="132" r="106" fill="#fff"/>` +
    `<circle cx="80" cy="132" r="80" fill="${base}"/>${food.join('')}` +
    `<circle cx="98" cy="110" r="13" fill="${accent}"/><circle cx="60" cy="150" r="9" fill="${accent}"/>`
  )
}

const GOODS = { pack, book, can, plate } as const satisfies Record<string, (look: Look) => string>

/** Goods at a place. */
export const goods = (kind: Goods, x: number, y: number, scale: number, look: Look) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${GOODS[kind](look)}</g>`

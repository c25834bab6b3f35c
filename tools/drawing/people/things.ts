import { circle, hatch, path, rect } from '../shapes.ts'
import type { Held, Look, Worn } from './look.ts'

/** What a person has: nothing, or one thing in one of the two places. */
export const worn = (look: Look) => (isWorn(look.has) ? WORN[look.has](look) : '')
export const held = (look: Look) => (look.has === null || isWorn(look.has) ? '' : HELD[look.has](look))

const isWorn = (has: Look['has']): has is Worn => has !== null && has in WORN

const STEEL = '#86A6B6'
const PAPER = '#fff'

const lined = ({ ink }: Look, width = 6) => `stroke="${ink}" stroke-width="${width}"`

/** A fist around something upright. */
const fist = (look: Look, x: number, y: number) =>
  rect(x, y, 78, 70, look.skin, `rx="22" ${lined(look, 5)}`) +
  path(`M${x + 10} ${y + 23}H${x + 52}M${x + 10} ${y + 46}H${x + 52}`, 'none', lined(look, 4))

const WORN: Record<Worn, (look: Look) => string> = {
  headphones: (look: Look) =>
    path('M190 300C170 110 430 110 410 300', 'none', `stroke="${look.thing}" stroke-width="20"`) +
    rect(168, 258, 44, 92, look.thing, `rx="16" ${lined(look, 5)}`) +
    rect(388, 258, 44, 92, look.thing, `rx="16" ${lined(look, 5)}`),
  pencil: (look: Look) =>
    `<g transform="translate(${300 + look.turn * 100} 244) rotate(${look.turn * 24})">` +
    rect(-84, -9, 150, 18, look.thing, lined(look, 4)) +
    path('M66 -9l30 9l-30 9Z', look.skin, lined(look, 4)) +
    rect(-100, -9, 20, 18, look.ink) +
    '</g>',
}

const HELD: Record<Held, (look: Look) => string> = {
  lens: (look: Look) =>
    path('M392 322L470 470', 'none', `stroke="${look.ink}" stroke-width="20"`) +
    circle(352, 276, 74, PAPER, lined(look, 14)) +
    path('M300 276q52 -50 104 0q-52 50 -104 0Z', look.skin, lined(look)) +
    circle(352, 276, 20, look.ink) +
    fist(look, 432, 440),
  ruler: (look: Look) =>
    rect(430, 300, 56, 420, look.thing, lined(look)) +
    path(
      Array.from({ length: 13 }, (_, index) => `M430 ${324 + index * 30}h${index % 3 ? 16 : 30}`).join(''),
      'none',
      lined(look, 4),
    ) +
    fist(look, 404, 560),
  thermos: (look: Look) =>
    rect(434, 420, 84, 52, PAPER, lined(look)) +
    rect(424, 468, 104, 232, look.thing, `rx="12" ${lined(look)}`) +
    hatch(424, 620, 104, 34, 14, look.ink) +
    fist(look, 396, 530),
  camera: (look: Look) =>
    path('M232 512L216 600M368 512L384 600', 'none', `stroke="${look.ink}" stroke-width="9"`) +
    rect(256, 574, 56, 30, look.ink) +
    rect(196, 596, 208, 112, look.ink) +
    rect(196, 618, 208, 10, look.thing) +
    circle(300, 656, 44, STEEL, `stroke="${PAPER}" stroke-width="6"`) +
    circle(300, 656, 18, look.ink) +
    rect(360, 606, 26, 12, PAPER),
  keys: (look: Look) =>
    circle(462, 560, 36, 'none', `stroke="${STEEL}" stroke-width="10"`) +
    path(
      'M446 592V690h26v-18h-14v-14h14v-14h-10V592ZM478 592l38 84l22 -10l-8 -16l10 -6l-34 -56Z',
      look.thing,
      lined(look, 5),
    ) +
    fist(look, 424, 486),
  megaphone: (look: Look) =>
    path('M40 452L206 520V596L40 664Z', look.thing, lined(look)) +
    path('M24 444h22v228h-22Z', look.ink) +
    rect(200, 516, 52, 84, look.ink) +
    fist(look, 168, 592),
  cup: (look: Look) =>
    path('M506 570h26q30 0 30 32t-30 32h-26', 'none', `stroke="${look.ink}" stroke-width="12"`) +
    path('M408 546H520L508 664H420Z', look.thing, lined(look)) +
    path('M444 520q-14 -22 0 -44t0 -44M484 520q-14 -22 0 -44t0 -44', 'none', lined(look, 5)) +
    fist(look, 376, 580),
  book: (look: Look) =>
    `<g transform="rotate(-8 450 620)">${rect(392, 520, 150, 190, PAPER, lined(look))}${rect(380, 508, 150, 190, look.thing, lined(look))}` +
    rect(404, 540, 90, 14, PAPER) +
    rect(404, 566, 60, 14, PAPER) +
    `</g>${fist(look, 350, 590)}`,
  spanner: (look: Look) =>
    `<g transform="rotate(14 450 520)">${rect(438, 430, 36, 260, STEEL, lined(look))}` +
    path('M404 440q-16 -66 34 -90v56h36v-56q50 24 34 90q-52 36 -104 0Z', STEEL, lined(look)) +
    `</g>${fist(look, 412, 560)}`,
}

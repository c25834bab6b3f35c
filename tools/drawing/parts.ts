import { round } from './shapes.ts'

const TURN = Math.PI * 2

const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const at = (angle: number, radius: number) => `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`

const disc =
  [78, 52, 18].map((radius) => `<circle r="${radius}"/>`).join('') +
  many(5, (index) => `<circle r="5" transform="translate(${at((index / 5) * TURN, 35)})"/>`) +
  many(18, (index) => `<path d="M${at((index / 18) * TURN, 58)}L${at((index / 18) * TURN + 0.08, 72)}"/>`)

const filter =
  '<path d="M-44 -56H44V60H-44ZM-54 -72H54V-56H-54ZM-34 60V74H34V60"/>' +
  [-30, -18, -6, 6, 18, 30].map((x) => `<path d="M${x} -48V52"/>`).join('')

const strut =
  '<path d="M-10 -84H10V-40H-10ZM-34 -40H34V-30H-34ZM-34 56H34V66H-34ZM-8 66H8V88H-8Z"/>' +
  many(6, (index) => `<path d="M-30 ${-24 + index * 14}L30 ${-16 + index * 14}"/>`)

const tooth = (index: number) => {
  const angle = (index / 12) * TURN
  return `${index ? 'L' : 'M'}${at(angle, 76)}L${at(angle + 0.26, 76)}L${at(angle + 0.3, 60)}L${at(angle + 0.5, 60)}`
}
const gear = `<path d="${many(12, tooth)}Z"/><circle r="26"/><path d="M-6 -26V-34H6V-26"/>`

const arm =
  '<path d="M-80 14Q-60 -40 0 -40T80 14L62 30Q46 -8 0 -8T-62 30Z"/>' +
  '<circle cx="-70" cy="22" r="12"/><circle cx="70" cy="22" r="12"/><circle cy="-24" r="9"/>'

const pads =
  '<path d="M-70 -34H70V34H-70ZM-60 -24H60V24H-60ZM-50 34v18h100V34"/>' +
  [-40, -20, 0, 20, 40].map((x) => `<path d="M${x} -24V24"/>`).join('')

/** Spare parts as outlines around the origin, about 160 across. */
export const PARTS = [disc, filter, strut, gear, arm, pads] as const

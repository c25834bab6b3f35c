import { contrast, INK, mixed, SNOW } from '../../shared/colour.ts'
import type { Palette } from '../../shared/palettes.ts'
import { circle, HEIGHT, numbersFrom, polygon, rect, WIDTH, type Point } from './shapes.ts'

export const HORIZON = 424
const VANISHING: Point = [846, HORIZON]
/** Of the road at the lower edge. */
const ROAD = { centre: 652, half: 300 }

/**
 * The winter road: a sky, the sun, a forest far away, and asphalt whose markings are pages; each page has its own hour.
 */
export function landscape(colours: Palette, seed: string): string {
  const next = numbersFrom(seed)
  return (
    rect(0, 0, WIDTH, HEIGHT, colours.ground) +
    (isNight(colours) ? snowfall(colours, next) : '') +
    sun(colours, next) +
    forest(colours, next) +
    field(colours) +
    road(colours)
  )
}

const isNight = ({ ground, ink }: Palette) => contrast(ground, SNOW) > contrast(ground, INK) && ink !== INK

const FLAKES = 70

function snowfall({ mid }: Palette, next: () => number): string {
  const flake = () => circle(next() * WIDTH, next() * (HORIZON - 60), 1.5 + next() * 2.5, mid)
  return Array.from({ length: FLAKES }, flake).join('')
}

/** Its height and its distance from the road vary. */
const sun = ({ pop }: Palette, next: () => number) =>
  circle(VANISHING[0] - 90 + next() * 150, HORIZON - next() * 16, 84 + next() * 26, pop)

/** Bars of different heights, as in a barcode. */
function forest({ deep, mid }: Palette, next: () => number): string {
  const phase = next() * 6
  let far = ''
  let near = ''
  for (let x = -4; x < WIDTH; x += 7) {
    const hill = 0.55 + 0.45 * Math.sin(x / 130 + phase + next() * 0.5)
    const tall = 6 + hill * 30 * next()
    if (next() < 0.8) far += rect(x, HORIZON - tall * 1.25, 3, tall * 1.25, mid)
    if (next() < 0.7) near += rect(x + 3, HORIZON - tall * 0.7, 4, tall * 0.7, deep)
  }
  return far + near
}

/** Snow in bands that widen towards the viewer. */
function field(colours: Palette): string {
  const { light, ground } = colours
  const band = mixed(light, ground, isNight(colours) ? 0.14 : 0.3)
  let bands = rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, light)
  for (let top = HORIZON + 5, height = 5; top < HEIGHT; top += height * 2.1, height *= 1.5)
    bands += rect(0, top, WIDTH, height, band)
  return bands
}

/** A point of the road: `across` from −1 to 1, `away` from 1 at the lower edge. */
function onRoad(across: number, away: number): Point {
  const [x, y] = VANISHING
  return [x + (ROAD.centre - x + across * ROAD.half) / away, y + (HEIGHT - y) / away]
}

const patch = (left: number, right: number, near: number, far: number, fill: string) =>
  polygon([onRoad(left, near), onRoad(right, near), onRoad(right, far), onRoad(left, far)], fill)

/** A page from its foot to its head, in parts of its length. */
const BLOCKS = [
  [-0.78, 0.78, 0.9, 0.97, 'light'],
  [-0.78, 0.06, 0.58, 0.82, 'light'],
  [0.2, 0.78, 0.5, 0.82, 'mid'],
  [-0.78, -0.3, 0.44, 0.52, 'pop'],
  [-0.78, -0.34, 0.08, 0.36, 'light'],
  [-0.22, 0.22, 0.08, 0.36, 'light'],
  [0.34, 0.78, 0.08, 0.36, 'light'],
] as const

const PAGE_LENGTH = 1.25
const PAGES = 7

function road(colours: Palette): string {
  let marks = ''
  for (let page = 0; page < PAGES; page += 1)
    for (const [left, right, near, far, colour] of BLOCKS) {
      const start = 0.97 + page * PAGE_LENGTH
      const fill = colour === 'light' ? '#fff' : colours[colour]
      marks += patch(left, right, start + near * PAGE_LENGTH, start + far * PAGE_LENGTH, fill)
    }
  return polygon([onRoad(-1, 1), onRoad(1, 1), VANISHING], INK) + marks
}

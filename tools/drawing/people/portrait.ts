import { CINNABAR, INK, RYE, SNOW } from '../palette.ts'
import { circle, clipped, path, rect, round, svg } from '../shapes.ts'
import { backdrop } from './backdrops.ts'
import { collar, torso } from './clothes.ts'
import { face, faceShadow, features } from './face.ts'
import { HAIR } from './hair.ts'
import type { Look, OwnLook } from './look.ts'
import { held, worn } from './things.ts'

const STANDARD = {
  fabric: 'plain',
  thread: SNOW,
  sun: CINNABAR,
  skin: SNOW,
  ink: INK,
  hairColour: INK,
  behind: 'sun',
  has: null,
  thing: RYE,
  turn: 1,
  tilt: 0,
  lean: 0,
  near: 1,
  aside: 0,
  beard: false,
  glasses: false,
  earring: false,
} as const satisfies Partial<Look>

const BODY =
  'M36 790V740C40 604 120 548 226 516C250 508 258 492 258 470V380H342V470C342 492 350 508 374 516C480 548 560 604 564 740V790Z'

/** A poster of a person, 600×720: flat shapes, a face without an expression, the shade in stripes. */
export function portrait(own: OwnLook): string {
  const look: Look = { ...STANDARD, ...own }
  const hair: { behind?: string; over?: string } = HAIR[look.hair]
  const neckShade = stripes(410, 470, 9, 5, 0.78, 250, 350)
  const head =
    face(look) +
    faceShadow(look) +
    features(look) +
    (hair.over ? lockedHair(hair.over, look) : '') +
    (hair.behind ? strands(hair.behind, look) : '') +
    accessories(look) +
    worn(look)
  const shoulders =
    path(BODY, look.skin) + clipped(`<path d="${BODY}"/>`, path(neckShade, look.ink)) + torso(look) + collar(look)
  const bent = (inner: string) => `<g transform="rotate(${look.tilt} 300 440)">${inner}</g>`
  const person =
    (hair.behind ? bent(path(hair.behind, look.hairColour)) : '') +
    `<g transform="rotate(${look.lean} 300 500)">${shoulders}</g>` +
    bent(head) +
    held(look)
  const place = `translate(${300 + look.aside} 720) scale(${look.near}) translate(-300 -720)`
  return svg(600, 720, rect(0, 0, 600, 720, look.ground) + backdrop(look) + `<g transform="${place}">${person}</g>`)
}

const strokes = (ground: string) => `stroke="${ground}" stroke-width="4"`

function lockedHair(outline: string, { turn, hairColour, ground }: Look): string {
  const locks =
    turn > 0
      ? 'M230 150C214 186 206 220 204 300M258 150C236 176 224 206 220 262'
      : 'M370 150C386 186 394 220 396 300M342 150C364 176 376 206 380 262'
  return path(outline, hairColour) + clipped(`<path d="${outline}"/>`, path(locks, 'none', strokes(ground)))
}

function strands(outline: string, { turn, ground }: Look): string {
  const lines = turn > 0 ? 'M196 320V640M214 330V640' : 'M404 320V640M386 330V640'
  return clipped(`<path d="${outline}"/>`, path(lines, 'none', strokes(ground)))
}

function accessories({ glasses, earring, turn, ink, sun: fill, ground }: Look): string {
  const shift = -turn * 4
  const lenses = [252, 346].map((x) => `<circle cx="${x + shift}" cy="276" r="33"/>`).join('')
  const frame = `<path d="M${285 + shift} 272q14 -9 28 0M${219 + shift} 270L202 262M${379 + shift} 270L398 262"/>`
  return (
    (glasses ? `<g fill="none" stroke="${ink}" stroke-width="7">${lenses}${frame}</g>` : '') +
    (earring ? circle(turn > 0 ? 202 : 398, 352, 11, fill, `stroke="${ground}" stroke-width="3"`) : '')
  )
}

function stripes(from: number, to: number, first: number, gap: number, growth: number, left = 0, right = 600): string {
  let outline = ''
  for (let y = from, thickness = first; y < to; y += thickness + gap, thickness *= growth)
    outline += `M${left} ${round(y)}H${right}v${round(thickness)}H${left}Z`
  return outline
}

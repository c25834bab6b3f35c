import { clipped, path, round } from '../shapes.ts'
import type { Look } from './look.ts'

const FACE = 'M204 268C204 192 250 168 300 168C350 168 396 192 396 268C396 352 352 424 300 424C248 424 204 352 204 268Z'
const BEARD =
  'M196 306C216 336 246 336 262 330C284 322 316 322 338 330C354 336 384 336 404 306V440H196ZM270 366C286 374 314 374 330 366C318 354 282 354 270 366Z'

export const face = ({ skin }: Look) => path(FACE, skin)

/** Stripes that narrow towards the light, and a beard. */
export function faceShadow({ turn, ink, beard, hairColour }: Look): string {
  let outline = ''
  for (let index = 0; index < 22; index += 1) {
    const y = 176 + index * 12
    const edge = 46 - 30 * Math.max(0, (y - 170) / 260) + 12 * Math.sin(index * 0.5)
    outline += `M${round(300 + turn * edge)} ${y + 3}L${300 + turn * 120} ${y - 1}V${y + 7}Z`
  }
  const hair = beard ? path(BEARD, hairColour, 'fill-rule="evenodd"') : ''
  return clipped(`<path d="${FACE}"/>`, path(outline, ink) + hair)
}

/** Nose, mouth, closed eyes. */
export function features({ turn, ink, beard, glasses }: Look): string {
  const stroke = `stroke="${ink}" stroke-width="5"`
  const mouth = beard ? '' : `M${280 - turn * 6} 364H${316 - turn * 6}`
  const eyes = glasses ? '' : `M${236 - turn * 4} 272H${266 - turn * 4}M${334 - turn * 4} 272H${364 - turn * 4}`
  const nose = `M${300 + turn * 6} 274L${300 - turn * 12} 322L${300 + turn * 8} 326`
  return path(nose, 'none', `${stroke} stroke-linecap="square"`) + path(mouth + eyes, 'none', stroke)
}

import { circle, hatch, path, rect } from '../shapes.ts'
import type { Backdrop, Look } from './look.ts'

/** What stands behind a person: the sun, or another piece of the day. */
export const backdrop = (look: Look) => BACKDROPS[look.behind](look)

const lined = ({ ink }: Look, width = 6) => `stroke="${ink}" stroke-width="${width}"`

/** On the side of the light. */
const beside = ({ turn }: Look, x: number, width = 0) => (turn > 0 ? x : 600 - x - width)

const BACKDROPS: Record<Backdrop, (look: Look) => string> = {
  plain: () => '',
  sun: (look: Look) => {
    const x = beside(look, 182)
    const slits = [300, 322, 346, 373, 403].map((y, index) => rect(0, y, 600, 5 + index * 2.4, look.ground)).join('')
    return circle(x, 258, 168, look.sun) + slits
  },
  /** Half of it has gone behind the edge. */
  edge: (look: Look) => circle(beside(look, 0), 420, 236, look.sun),
  window: (look: Look) => {
    const x = beside(look, 44, 232)
    return (
      rect(x, 70, 232, 330, look.sun, lined(look, 8)) +
      path(`M${x} 330l70 -64l58 42l52 -60l52 46V400H${x}Z`, look.ink) +
      path(`M${x + 116} 70V400M${x} 210H${x + 232}`, 'none', lined(look, 8)) +
      rect(x - 20, 396, 272, 18, look.ink)
    )
  },
  lamp: (look: Look) => {
    const x = beside(look, 118)
    return (
      path(`M${x} 0V108`, 'none', lined(look, 6)) +
      path(`M${x - 34} 104h68l56 108h-180Z`, look.sun, lined(look)) +
      path(`M${x - 30} 214a30 26 0 0 0 60 0Z`, '#fff', lined(look))
    )
  },
  post: (look: Look) => {
    const x = beside(look, 58, 64)
    return (
      rect(x, 150, 64, 570, '#fff') +
      hatch(x, 150, 64, 570, 40, look.ink) +
      rect(x, 150, 64, 570, 'none', lined(look, 5)) +
      rect(x - 30, 92, 124, 64, look.ink)
    )
  },
  bars: (look: Look) =>
    [0, 1, 2, 3, 4, 5]
      .map((index) => rect(index * 100 + 10, 470 - index * 74, 80, 260 + index * 74, look.sun))
      .join(''),
  field: (look: Look) =>
    Array.from({ length: 9 }, (_, index) => rect(0, 250 + index * 52, 600, 8 + index * 4, look.sun)).join(''),
}

import type { Palette } from '../palette.ts'
import { circle, horizontalStripes, path, rect, verticalStripes } from '../shapes.ts'

/** The floor of a room with a sofa, a lamp and a cat, below a wall that ends at 644. */
export const furniture = (palette: Palette, width: number) =>
  rect(0, 644, width, 256, palette.deep) +
  horizontalStripes(0, 660, width, 240, 5, 1.3, palette.ink) +
  rect(0, 630, width, 16, '#fff') +
  path('M150 700v-150q0 -22 22 -22h300q22 0 22 22v150z', palette.pop) +
  rect(124, 600, 54, 130, palette.pop) +
  rect(466, 600, 54, 130, palette.pop) +
  rect(178, 610, 288, 60, palette.light, 'opacity=".5"') +
  path('M140 730h20v36h-20zM484 730h20v36h-20z', palette.ink) +
  rect(640, 330, 8, 420, palette.ink) +
  path('M584 340h120l-28 -100h-64z', palette.light) +
  rect(600, 744, 88, 10, palette.ink) +
  path('M330 610v-44q0 -22 -6 -44l18 14h26l18 -14q-4 24 -4 44l30 44z', palette.ink) +
  circle(348, 552, 3.5, palette.light) +
  circle(366, 552, 3.5, palette.light)

/** The same room before the painters and after them, 1280×800. */
export const room = {
  before: (palette: Palette) =>
    rect(0, 0, 1280, 800, '#CBD3D0') +
    verticalStripes(0, 0, 1280, 640, 80, 34, '#BCC6C2') +
    path(
      'M700 90l36 52l-18 44l40 64M150 60l-22 60l30 40M960 300l-30 70l44 30l-16 60',
      'none',
      'stroke="#8B9792" stroke-width="4"',
    ) +
    path('M820 0q40 120 190 96t150 -96z', '#AEB9B4') +
    frame('none', palette.ink) +
    furniture(palette, 1280),
  after: (palette: Palette) =>
    rect(0, 0, 1280, 800, palette.ground) +
    verticalStripes(0, 0, 1280, 640, 80, 2, palette.deep) +
    frame(palette.pop, palette.ink) +
    furniture(palette, 1280),
}

/** A picture on the wall: hung by whoever painted it. */
const frame = (sun: string, ink: string) =>
  sun === 'none'
    ? circle(1000, 250, 7, ink)
    : rect(880, 230, 240, 180, '#fff') +
      rect(880, 230, 240, 180, 'none', `stroke="${ink}" stroke-width="12"`) +
      path('M886 404l60 -92l52 62l38 -40l78 70z', ink) +
      circle(1056, 284, 22, sun) +
      path('M1000 256l-60 -26M1000 256l60 -26', 'none', `stroke="${ink}" stroke-width="4"`)

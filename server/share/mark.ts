import { HOUSE_ACCENT } from '../../shared/colour.ts'
import type { Logo } from '../../shared/face.ts'
import type { Site } from '../../shared/site.ts'
import type { Outlines } from './outlines.ts'
import { setLines } from './set-lines.ts'

/** What pictures for sharing show of the owner. */
export interface Look {
  name: string
  /** Their drawn logo; `null`: the name is set in type. */
  logo: Logo | null
  /** Their colour, if they have one. */
  colour: string | null
  /** It, or that of the house. */
  accent: string
}

export const lookOf = ({ name, colour }: Pick<Site, 'name' | 'colour'>, logo: Logo | null): Look => ({
  name,
  logo,
  colour,
  accent: colour ?? HOUSE_ACCENT,
})

interface Box {
  x: number
  bottom: number
  width: number
  height: number
}

const NAME = { font: 'narrow', tracking: -0.012 } as const

/** The logo of the owner, or their name. */
export function mark({ name, logo }: Look, box: Box, ink: string, outlines: Outlines): string {
  return logo ? drawn(logo, box, ink) : named(name, box, ink, outlines)
}

function drawn({ viewBox, drawing }: Logo, { x, bottom, width, height }: Box, ink: string): string {
  return `<svg x="${x}" y="${bottom - height}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMinYMax meet" overflow="visible" fill="${ink}" color="${ink}">${drawing}</svg>`
}

function named(name: string, { x, bottom, width, height }: Box, ink: string, outlines: Outlines): string {
  const { size, lines } = setLines(
    outlines.drawable(name),
    { width, height: height * 1.1, sizes: [height, 18], leading: 0.95 },
    NAME,
    outlines,
  )
  return lines
    .map((line, index) =>
      outlines.line(line, {
        ...NAME,
        size,
        x,
        y: bottom - (lines.length - 1 - index) * size * 0.95,
        fill: ink,
      }),
    )
    .join('')
}

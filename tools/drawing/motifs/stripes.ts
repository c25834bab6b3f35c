import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

/** A drawing of stripes that fills any box. */
export type Motif = (width: number, height: number, palette: Palette, random: Random, letter: string) => string

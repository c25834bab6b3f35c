import type { Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { birches, furrows } from './land.ts'
import { relief, sun } from './rings.ts'
import { junction, post, road } from './roads.ts'
import type { Motif } from './stripes.ts'
import { typesetting } from './typesetting.ts'

export type MotifName = keyof typeof MOTIFS

const MOTIFS = {
  trakt: road,
  pashnya: furrows,
  stolb: post,
  razvyazka: junction,
  nabor: typesetting,
  relief,
  berezy: birches,
  solnce: sun,
} satisfies Record<string, Motif>

/** The same name, box, palette and seed always give the same drawing. */
export const motif = (
  name: MotifName,
  width: number,
  height: number,
  palette: Palette,
  seed: string = name,
  letter = 'В',
) => MOTIFS[name](width, height, palette, randomOf(seed), letter)

import type { MotifName } from './motifs/motif.ts'
import type { Palette, ProjectType } from './palette.ts'

export type Drawn = (palette: Palette) => string

/** What a project's pictures are composed of. */
export interface Case {
  code: string
  type: ProjectType
  motif: MotifName
  /** The initial of a typeset motif. */
  letter?: string
  layout: 'full' | 'browser' | 'crop' | 'phone' | 'phones'
  /** Which of the screens the cover shows. */
  cover: 'first' | 'second'
  /** 1200×900 */
  screens: { first: Drawn; second: Drawn }
  /** 390×844 */
  phones: { first: Drawn; second: Drawn }
}

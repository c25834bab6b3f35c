import type { Hair } from './hair.ts'

export type Fabric = 'plain' | 'stripe' | 'thin' | 'check'
export type Collar = 'shirt' | 'jacket' | 'roll' | 'hoodie' | 'vneck'
/** People differ by hair, glasses, beard, clothes and the colour of the sun. */
export interface Look {
  hair: Hair
  hairColour: string
  collar: Collar
  fabric: Fabric
  cloth: string
  thread: string
  ground: string
  sun: string
  skin: string
  ink: string
  /** The side away from the light: 1 right, −1 left. */
  turn: 1 | -1
  beard: boolean
  glasses: boolean
  earring: boolean
}

/** What a person is drawn from; the rest is as most have it. */
export type OwnLook = Partial<Look> & Pick<Look, 'hair' | 'collar' | 'cloth' | 'ground'>

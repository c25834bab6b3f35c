import type { Hair } from './hair.ts'

export type Fabric = 'plain' | 'stripe' | 'thin' | 'check'
export type Collar = 'shirt' | 'jacket' | 'roll' | 'hoodie' | 'vneck'
/** Worn on the head, and held before the chest. */
export type Worn = 'headphones' | 'pencil'
export type Held = 'lens' | 'ruler' | 'thermos' | 'camera' | 'keys' | 'megaphone' | 'cup' | 'book' | 'spanner'
export type Backdrop = 'plain' | 'sun' | 'edge' | 'window' | 'lamp' | 'post' | 'bars' | 'field'

/** People differ by what they have, how they hold themselves, hair, clothes and what is behind them. */
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
  behind: Backdrop
  has: Worn | Held | null
  /** The colour of what they have. */
  thing: string
  /** The side away from the light: 1 right, −1 left. */
  turn: 1 | -1
  /** Degrees the head is bent, and the shoulders. */
  tilt: number
  lean: number
  /** How near they stand, and how far beside the middle. */
  near: number
  aside: number
  beard: boolean
  glasses: boolean
  earring: boolean
}

/** What a person is drawn from; the rest is as most have it. */
export type OwnLook = Partial<Look> & Pick<Look, 'hair' | 'collar' | 'cloth' | 'ground'>

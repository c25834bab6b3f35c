/** Five colours and an ink; `onGround` and `onPop` where the ink would not be legible. */
export interface Palette {
  ground: string
  deep: string
  mid: string
  light: string
  pop: string
  ink: string
  onGround?: string
  onPop?: string
}

export type ProjectType = keyof typeof PALETTES

export const INK = '#0C1217'
export const SNOW = '#F5F8F9'
export const CINNABAR = '#FF4B1F'
export const RYE = '#FFC94A'

/** The roadside herbarium: a palette for each type of project. */
export const PALETTES = {
  shop: { ground: '#FF4B1F', deep: '#7A1600', mid: '#FF8A63', light: '#FFE7DC', pop: '#FFC94A', ink: '#1B0904' },
  corp: { ground: '#B9D0DB', deep: '#17303D', mid: '#86A6B6', light: '#F5F8F9', pop: '#FF4B1F', ink: '#0C1217' },
  landing: { ground: '#FFC94A', deep: '#5B3A00', mid: '#F2A900', light: '#FFF4D6', pop: '#FF4B1F', ink: '#1A1200' },
  bitrix: {
    ground: '#1E5B4A',
    deep: '#0A2620',
    mid: '#3F8C74',
    light: '#DDEFE5',
    pop: '#FFC94A',
    ink: '#06140F',
    onGround: '#DDEFE5',
  },
  seo: {
    ground: '#3D5AF1',
    deep: '#101C66',
    mid: '#8197FF',
    light: '#E3E9FF',
    pop: '#FFC94A',
    ink: '#070C2E',
    onGround: '#FFFFFF',
  },
  ads: {
    ground: '#F58AB8',
    deep: '#6B0F3C',
    mid: '#FFB9D6',
    light: '#FFEAF3',
    pop: '#0C1217',
    ink: '#2A0316',
    onPop: '#FFEAF3',
  },
  smm: { ground: '#9FDCC4', deep: '#0F4A3B', mid: '#5DB598', light: '#EAF8F1', pop: '#FF4B1F', ink: '#06201A' },
  rep: {
    ground: '#26333D',
    deep: '#0C1217',
    mid: '#4B5B66',
    light: '#E9F0F3',
    pop: '#FF4B1F',
    ink: '#05080A',
    onGround: '#E9F0F3',
  },
} as const satisfies Record<string, Palette>

export const inkOnGround = (palette: Palette) => palette.onGround ?? palette.ink
export const inkOnPop = (palette: Palette) => palette.onPop ?? palette.ink

/** `pop` where it can be told from a dark ground. */
export const brightOf = (palette: Palette) => (palette.pop === INK ? palette.ground : palette.pop)

/** The colours of a case: of its pages, and of the picture they are shared with. */
export interface Palette {
  ground: string
  /** Words on the ground. */
  ink: string
  deep: string
  mid: string
  light: string
  /** The sun, and what else should be seen first. */
  pop: string
}

/** By the first type of a case; other types have that of `corp`. */
export const PALETTES = {
  corp: { ground: '#b9d0db', ink: '#0c1217', deep: '#17303d', mid: '#86a6b6', light: '#f5f8f9', pop: '#ff4b1f' },
  shop: { ground: '#ff4b1f', ink: '#1b0904', deep: '#7a1600', mid: '#ff8a63', light: '#ffe7dc', pop: '#ffc94a' },
  landing: { ground: '#ffc94a', ink: '#1a1200', deep: '#5b3a00', mid: '#f2a900', light: '#fff4d6', pop: '#ff4b1f' },
  bitrix: { ground: '#1e5b4a', ink: '#ddefe5', deep: '#0a2620', mid: '#3f8c74', light: '#ddefe5', pop: '#ffc94a' },
  seo: { ground: '#3d5af1', ink: '#ffffff', deep: '#101c66', mid: '#8197ff', light: '#e3e9ff', pop: '#ffc94a' },
  ads: { ground: '#f58ab8', ink: '#2a0316', deep: '#6b0f3c', mid: '#ffb9d6', light: '#ffeaf3', pop: '#0c1217' },
  smm: { ground: '#9fdcc4', ink: '#06201a', deep: '#0f4a3b', mid: '#5db598', light: '#eaf8f1', pop: '#ff4b1f' },
  rep: { ground: '#26333d', ink: '#e9f0f3', deep: '#0c1217', mid: '#4b5b66', light: '#e9f0f3', pop: '#ff4b1f' },
} satisfies Record<string, Palette>

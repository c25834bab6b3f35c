export type SectionId = 'projects' | 'services' | 'route' | 'mileage' | 'reviews' | 'team' | 'blog' | 'lead'

/** Numbers of the sections that have content: the others leave no gap. */
export type Versts = Partial<Record<SectionId, number>>

/** What a section's milepost says. */
export interface Milepost {
  number: number
  name: string
}

export const milepostAt = (versts: Versts, id: SectionId, { name }: { name: string }): Milepost => ({
  number: versts[id] ?? 0,
  name,
})

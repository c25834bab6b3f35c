import type { CasePopupData } from '#shared/case/project-case.ts'

export type Direction = 'forward' | 'backward'

/** The case in view and, while it moves in, the one it pushes out. */
export interface Slides {
  current: CasePopupData | null
  leaving: CasePopupData | null
  direction: Direction
}

export const EMPTY: Slides = { current: null, leaving: null, direction: 'forward' }

/** Starts the next transition and ends one that is still running. */
export function moveTo(next: CasePopupData, { current, ...rest }: Slides): Slides {
  if (current && codeOf(current) === codeOf(next)) return { current, ...rest }
  return { current: next, leaving: current, direction: current && next.place < current.place ? 'backward' : 'forward' }
}

export const codeOf = ({ content }: CasePopupData) => content.project.code

/** The cases before and after this one; the list does not wrap around. */
export function neighboursOf(data: CasePopupData) {
  const index = data.cases.findIndex(({ code }) => code === codeOf(data))
  return { previous: data.cases[index - 1] ?? null, next: data.cases[index + 1] ?? null }
}

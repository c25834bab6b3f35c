import type { CasePopupData } from '#shared/project-case.ts'

export type Way = 'forward' | 'backward'

/** The case in view and, while it moves in, the one it pushes out. */
export interface Slides {
  current: CasePopupData | null
  leaving: CasePopupData | null
  direction: Way
}

export const EMPTY: Slides = { current: null, leaving: null, direction: 'forward' }

/** The next move; a move still running is thereby finished. */
export function moveTo(next: CasePopupData, { current, ...rest }: Slides): Slides {
  if (current && codeOf(current) === codeOf(next)) return { current, ...rest }
  return { current: next, leaving: current, direction: placeOf(next) < placeOf(current) ? 'backward' : 'forward' }
}

export const codeOf = ({ content }: CasePopupData) => content.project.code

/** Number of the case among all of them, from 0. */
const placeOf = (data: CasePopupData | null) => (data ? data.cases.findIndex(({ code }) => code === codeOf(data)) : -1)

/** The cases before and after this one; the road does not begin anew. */
export function neighboursOf(data: CasePopupData) {
  const place = placeOf(data)
  return { place, previous: data.cases[place - 1] ?? null, next: data.cases[place + 1] ?? null }
}

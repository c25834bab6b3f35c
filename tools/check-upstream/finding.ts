import type { Fault } from '../../server/content/fields/faults.ts'

/** From worst to least; `noticed` costs nobody anything but time. */
export const LEVELS = ['refused', 'lost', 'repaired', 'noticed'] as const
export type Level = (typeof LEVELS)[number]

/** What was found, in no language yet. */
export type About =
  | ({ what: 'field' } & Pick<Fault, 'field' | 'kind' | 'effect' | 'given' | 'read'>)
  | { what: 'unreadableList'; reason: string }
  | { what: 'unreadableItem'; reason: string }
  | { what: 'missingItem' }
  | { what: 'inventedItem' }
  | { what: 'uselessRedirect'; reason: string }
  | { what: 'ahead'; given: Date }
  | { what: 'ended'; given: Date }
  | { what: 'drafts'; count: number }
  | { what: 'unreadableDrafts'; reason: string }
  | { what: 'openDraft' }
  | { what: 'noItem'; given: unknown }
  | { what: 'sameCode' }
  | { what: 'unknownTag'; given: unknown }
  | { what: 'lostMarkup'; field: string; given: unknown }
  | { what: 'unmeasuredMarkup'; field: string }
  | { what: 'missingPicture'; given: unknown; reason: string }
  | { what: 'foreignPicture'; given: unknown }
  | { what: 'brokenPicture'; given: unknown }
  | { what: 'slow'; given: number }
  | { what: 'noValidator' }
  | { what: 'idleValidator' }
  | { what: 'contentType'; given: unknown }

export interface Finding {
  level: Level
  area: string
  /** `null`: the list itself. */
  code: string | null
  about: About
}

export type Report = (level: Level, code: string | null, about: About) => void

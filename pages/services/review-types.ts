import type { Tag } from '#shared/entities/tag.ts'

/** Synonyms: codes in the demo's reviews that differ from those of services and cases. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'razrabotka-sayta': 'sites',
  'sozdanie-sajta-na-bitrix': 'sites',
  'tekhnicheskaya-podderzhka': 'support',
  'kontekstnaya-reklama': 'ads',
  'smm-vedenie': 'smm',
  'upravlenie-reputatsiey': 'reputation',
}

/**
 * Whether a review is of a service with one of the codes: a client of one service may praise another. A review that
 * names no service counts for all of them.
 */
export function isAbout(codes: readonly string[], types: readonly Tag[]): boolean {
  const known = new Set(codes.map((code) => OTHER_NAMES[code] ?? code))
  return types.length === 0 || types.some(({ code }) => known.has(code))
}

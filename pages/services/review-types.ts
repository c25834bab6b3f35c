import type { Tag } from '#shared/entities/tag.ts'

/** Where reviews name what they praise otherwise than services and cases do: the demo's words for one another. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'razrabotka-sayta': 'sites',
  'sozdanie-sajta-na-bitrix': 'sites',
  'tekhnicheskaya-podderzhka': 'support',
  'kontekstnaya-reklama': 'ads',
  'smm-vedenie': 'smm',
  'upravlenie-reputatsiey': 'reputation',
}

/**
 * Whether a review praises a service that goes by some codes: a client of one may praise us for another. A review that
 * names no service says what it says of the whole.
 */
export function isAbout(codes: readonly string[], types: readonly Tag[]): boolean {
  const known = new Set(codes.map((code) => OTHER_NAMES[code] ?? code))
  return types.length === 0 || types.some(({ code }) => known.has(code))
}

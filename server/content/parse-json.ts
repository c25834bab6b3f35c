/** Control characters but for tab and line ends, and two non-characters, in JSON: as they are or as escapes. */
const CONTROL = String.raw`[\x7f-\x9f\ufffe\uffff]|\\(?:u(?:00(?:0[0-8bcef]|1[\da-f]|7f|[89][\da-f])|fff[ef])|[bf])`
const ANY = new RegExp(CONTROL, 'i')
/** A backslash that is escaped itself escapes nothing. */
const EACH = new RegExp(String.raw`(\\\\)|${CONTROL}`, 'gi')
/** What a word processor breaks lines and pages with. */
const BREAK = /^\\(?:u000[bc]|f)$/i

/** Without control characters, which neither HTML nor XML may hold; those that part words become spaces. */
export const parseJson = (json: string): unknown =>
  JSON.parse(
    ANY.test(json)
      ? json.replace(EACH, (found, backslash?: string) => backslash ?? (BREAK.test(found) ? ' ' : ''))
      : json,
  )

/**
 * Control characters but for tab and line ends, two non-characters and halves of pairs, in
 * JSON: as they are or as escapes.
 */
const UNFIT = String.raw`[\x7f-\x9f\ufffe\uffff]|\\(?:u(?:00(?:0[0-8bcef]|1[\da-f]|7f|[89][\da-f])|fff[ef]|d[89a-f][\da-f]{2})|[bf])`
const PAIR = String.raw`\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}`
const ANY = new RegExp(UNFIT, 'i')
/** A backslash that is escaped itself escapes nothing. */
const EACH = new RegExp(String.raw`(\\\\|${PAIR})|${UNFIT}`, 'gi')
/** What a word processor breaks lines and pages with. */
const BREAK = /^\\(?:u000[bc]|f)$/i

/** Without what neither HTML, XML nor an address may hold; control characters that part words become spaces. */
export const parseJson = (json: string): unknown =>
  JSON.parse(ANY.test(json) ? json.replace(EACH, (found, fit?: string) => fit ?? (BREAK.test(found) ? ' ' : '')) : json)

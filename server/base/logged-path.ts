import { splitQuery } from './split-query.ts'

/** Longer addresses are invented and would only fill the log. */
const LONGEST = 300

/** The path of an address, for the log: without its query, which may hold personal data. */
export const loggedPath = (url: string) => splitQuery(url)[0].slice(0, LONGEST)

/** Longer addresses are invented and would only fill the log. */
const LONGEST = 300

/** The path of an address, for the log: without its query, which may hold personal data. */
export const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, LONGEST)

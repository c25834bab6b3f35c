/** Not found, not possible, or cancelled by the user. */
export class NotDone extends Error {}

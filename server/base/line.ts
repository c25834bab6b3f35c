/** Of what was begun or came in an order. */
export interface Line {
  length: number
  /** How long the first of it has waited. */
  waitedMs: number
}

/** State of a queue, or of work in progress. */
export interface QueueState {
  length: number
  /** Age of the oldest entry. */
  waitedMs: number
}

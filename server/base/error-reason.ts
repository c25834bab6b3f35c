/** An error whose message is for the log: what failed and what to do, without visitors' data. */
export abstract class ReasonedError extends Error {
  abstract readonly reason: string
}

/** Why something failed, for the log: the text of an error, else its code. */
export function messageOf(error: unknown): string {
  // If a host has several addresses and none answers, Node's error has no message.
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}

/** A code such as ECONNREFUSED, else the class: for errors whose text may quote what must not be logged. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof ReasonedError) return error.reason
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

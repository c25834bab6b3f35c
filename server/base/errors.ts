/** When a client may try again after a 503. */
export const RETRY_AFTER_S = 10

/** The upstream did not answer, or not in time, or with a failure of its own. Worth another try later. */
export class UpstreamDown extends Error {
  override name = 'UpstreamDown'
}

/** The upstream answered something that is not what the contract says. */
export class UpstreamInvalid extends Error {
  override name = 'UpstreamInvalid'
}

/** Refused under overload, before any work was done. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  /** Already counted and logged by whoever refused. */
  readonly isReported: boolean

  constructor(what: string, { isReported = false } = {}) {
    super(`too much at once: ${what}`)
    this.isReported = isReported
  }
}

/** The program cannot start; the message is complete without a stack. */
export class WrongStart extends Error {
  override name = 'WrongStart'
}

/** The request cannot be served as it is; `statusCode` is a 4xx. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

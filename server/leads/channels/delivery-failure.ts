import { codeOf } from '../../base/error-reason.ts'

type Kind =
  /** Permanent: the recipient will never accept this lead. */
  | 'refused'
  /** Temporary: this lead was not accepted this time. */
  | 'delayed'
  /** The recipient is down or rejects everything: all leads of the channel wait. */
  | 'unreachable'
  /** The same, because our credentials are rejected. */
  | 'locked-out'

/** Why a delivery failed. The reason is a code, never text from the recipient, which may quote the lead. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  readonly kind: Kind
  readonly reason: string
  /** Retrying is not enough: a setting or a mailbox has to be fixed. */
  readonly needsStaff: boolean

  constructor(kind: Kind, reason: string, needsStaff = kind === 'refused') {
    super(reason)
    this.kind = kind
    this.reason = reason
    this.needsStaff = needsStaff
  }

  get stopsChannel(): boolean {
    return this.kind === 'unreachable' || this.kind === 'locked-out'
  }
}

/** An untrusted certificate, or no TLS where it is required: for the staff to fix, and the same for every lead. */
export const isTlsFailure = (code: string) => /CERT|VERIFY|ERR_TLS|ERR_SSL/.test(code)

/** Wraps any other error as a temporary failure. */
export function deliveryFailureOf(error: unknown): DeliveryFailure {
  return error instanceof DeliveryFailure ? error : new DeliveryFailure('delayed', codeOf(error))
}

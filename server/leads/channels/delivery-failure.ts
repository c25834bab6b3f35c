import { codeOf } from '../../base/error-reason.ts'

type Kind =
  /** For good: the other side will never take this lead. */
  | 'refused'
  /** This lead was not taken this time. */
  | 'delayed'
  /** Nobody is there, or nobody may come in: every lead of the channel waits. */
  | 'unreachable'
  /** The same, for our password. */
  | 'locked-out'

/** Why a lead did not get through. The reason is a code, never words of the other side: those may repeat the lead. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  readonly kind: Kind
  readonly reason: string
  /** Time alone mends nothing: somebody must see to a setting or a mailbox, and should hear of it now. */
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

/** A failure of any origin as one of ours. */
export function deliveryFailureOf(error: unknown): DeliveryFailure {
  return error instanceof DeliveryFailure ? error : new DeliveryFailure('delayed', codeOf(error))
}

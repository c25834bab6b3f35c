import type { Lead } from '../../shared/lead/lead.ts'
import { readLead } from '../../shared/lead/read-lead.ts'
import { FORM_TOKEN } from '../../shared/lead/screening-fields.ts'
import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import type { Clock } from './clock.ts'
import type { Consent } from './consent.ts'
import { readableEmail } from './email-spellings.ts'
import type { Outbox } from './outbox.ts'
import { suspicionsOfForm, type FillTime } from './screening.ts'

export type FormFields = Record<string, unknown>

/** What is known of a submission beside its fields. */
export interface SubmissionContext {
  idempotencyKey: string | null
  /** Path of the page with the form. */
  page: string
  address: string
  log: Log
}

export type Outcome =
  | { kind: 'accepted'; lead: Lead; leadId: string }
  | { kind: 'invalid'; invalidFields: string[] }
  /** The idempotency key belongs to another lead. */
  | { kind: 'conflict' }
  /** Nothing is stored. */
  | { kind: 'failed' }

interface IntakeOptions {
  outbox: Outbox
  fillTime: (token: unknown) => Promise<FillTime>
  consentTo: (givenAt: Date, page: string, address: string) => Consent
  clock: Clock
  onAccepted: (leadId: string) => void
}

/** Validates, screens and stores a submitted form. */
export function createIntake({ outbox, fillTime, consentTo, clock, onAccepted }: IntakeOptions) {
  return async function submit(fields: FormFields, context: SubmissionContext): Promise<Outcome> {
    const { idempotencyKey, page, address, log } = context
    const reading = readLead(fields)
    if ('invalidFields' in reading) return { kind: 'invalid', invalidFields: reading.invalidFields }
    try {
      const lead = { ...reading.lead, email: readableEmail(reading.lead.email) }
      const receipt = await outbox.accept({
        lead,
        idempotencyKey,
        consent: consentTo(new Date(clock.now()), page, address),
        suspicions: suspicionsOfForm(fields, await fillTime(fields[FORM_TOKEN])),
      })
      if (receipt.kind === 'conflict') return receipt
      log.info({ type: lead.type, ...receipt }, receipt.kind === 'accepted' ? 'lead accepted' : 'lead repeated')
      onAccepted(receipt.leadId)
      return { kind: 'accepted', lead, leadId: receipt.leadId }
    } catch (error) {
      log.error({ reason: codeOf(error) }, 'lead could not be stored')
      return { kind: 'failed' }
    }
  }
}

import { isRecord } from '../../base/is-record.ts'
import type { AcceptedLead } from '../accepted-lead.ts'
import { SUSPICIONS } from '../screening.ts'
import type { CreateChannel } from './channel.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { requestJson } from './post-json.ts'

/** The content API's `/api/mail/`, with the fields of its contract only. */
export const createUpstreamChannel: CreateChannel = ({ leads, content: { apiUrl, token } }) =>
  leads.toUpstream && apiUrl !== null
    ? {
        name: 'upstream',
        concurrency: 2,
        async deliver(lead, { key, signal }) {
          const body = JSON.stringify(contractOf(lead))
          const headers = { 'idempotency-key': key, ...(token !== null && { authorization: `Bearer ${token}` }) }
          const reply = await requestJson(`${apiUrl}/api/mail/`, { body, headers, signal })
          const status = statusOf(reply)
          if (status === 'error') throw new DeliveryFailure('refused', 'answered status error')
          if (status !== 'ok') throw new DeliveryFailure('delayed', 'answered without a status')
        },
      }
    : null

/** The contract has no field for suspicions, so they go into the message. */
function contractOf({
  id: _id,
  receivedAt: _at,
  consent: _consent,
  landing: _landing,
  place: _place,
  suspicions,
  ...lead
}: AcceptedLead) {
  if (suspicions.length === 0) return lead
  const mark = `Похоже на спам: ${suspicions.map((suspicion) => SUSPICIONS[suspicion]).join('; ')}`
  return { ...lead, message: [mark, lead.message].filter(Boolean).join('\n') }
}

const statusOf = (reply: unknown) => (isRecord(reply) ? reply['status'] : null)

import { array, boolean, is, type } from 'superstruct'
import { MOSCOW_AHEAD_MS } from '../../../shared/format/date.ts'
import type { AcceptedLead } from '../accepted-lead.ts'
import { leadKind } from '../mail/lead-kinds.ts'
import { SUSPICIONS } from '../screening.ts'
import type { CreateChannel } from './channel.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { requestJson } from './post-json.ts'

/**
 * Calltouch's API of requests. The page sends its session just after the lead, by `/api/calltouch/`; without call
 * tracking on the page the request goes without it. Job applications are not sent.
 */
export const createCalltouchChannel: CreateChannel = ({ leads: { calltouch } }) => {
  if (calltouch === null) return null
  const { siteId, token, url } = calltouch
  return {
    name: 'calltouch',
    concurrency: 1,
    // Five requests a second at most.
    intervalMs: 200,
    initialDelayMs: 10_000,
    accepts: (lead) => lead.type !== 'vacancy_response',
    async deliver(lead, { details, signal }) {
      const body = JSON.stringify({ requests: [requestOf(lead, details)] })
      const reply = await requestJson(url, { body, headers: { 'access-token': token, siteid: siteId }, signal })
      if (isRejected(reply)) throw new DeliveryFailure('refused', 'not imported')
    },
  }
}

function requestOf(lead: AcceptedLead, { sessionId, requestUrl }: Record<string, string>) {
  const tags = [lead.reachgoal, ...lead.suspicions.map((suspicion) => SUSPICIONS[suspicion])].filter(Boolean)
  return {
    requestNumber: lead.id,
    requestDate: moscowMoment(lead.receivedAt),
    subject: leadKind(lead),
    requestUrl: requestUrl || lead.utm,
    fio: lead.name,
    ...(lead.tel && { phoneNumber: lead.tel.replace(/\D/g, '') }),
    ...(lead.email && { email: lead.email }),
    ...(sessionId && { sessionId }),
    ...(lead.message && { comment: { text: lead.message } }),
    ...(tags.length > 0 && { addTags: tags.map((tag) => ({ tag })) }),
  }
}

/** Rejected requests get status 200, too: `{"data": {"requests": [{"requestNumber", "imported"}]}}`. */
const isRejected = (reply: unknown) => is(reply, ImportReply) && reply.data.requests.some(({ imported }) => !imported)

const ImportReply = type({ data: type({ requests: array(type({ imported: boolean() })) }) })

/** `12-09-2025 14:30:00` */
function moscowMoment(moment: Date): string {
  const [day = '', time = ''] = new Date(moment.getTime() + MOSCOW_AHEAD_MS).toISOString().split(/[T.]/)
  return `${day.split('-').toReversed().join('-')} ${time}`
}

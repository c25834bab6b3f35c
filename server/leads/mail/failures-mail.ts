import { plural } from '../../../shared/format/plural.ts'
import type { Site } from '../../../shared/site.ts'
import type { FailedDelivery } from '../channels/channel.ts'
import { letterOf, type Letter } from './letter.ts'

/** Lists undelivered leads by id alone, without personal data. */
export function failuresMail(failed: readonly FailedDelivery[], site: Site): Letter {
  const leads = Map.groupBy(failed, ({ leadId }) => leadId)
  const count = `${leads.size} ${plural(leads.size, ['заявка', 'заявки', 'заявок'])}`
  return {
    subject: `Не доставлено: ${count}`,
    ...letterOf({
      kind: 'Не доставлено',
      heading: count,
      warning: '',
      action: null,
      rows: [
        { label: 'Что делать', text: adviceOn(failed) },
        ...[...leads].map(([leadId, deliveries]) => ({
          label: leadId,
          text: deliveries.map(lineOf).join('\n'),
        })),
      ],
      site,
    }),
  }
}

function adviceOn(failed: readonly FailedDelivery[]): string {
  const { waiting, givenUp } = Object.groupBy(failed, ({ isGivenUp }) => (isGivenUp ? 'givenUp' : 'waiting'))
  const advice = ['Заявки хранятся на сервере. Устраните причину.']
  if (waiting) advice.push('Те, что ещё отправляются, дойдут сами: сервер пробует трое суток.')
  if (givenUp) advice.push(`${waiting ? 'Остальные отправьте' : 'Потом отправьте их'} снова:\n${RESEND}`)
  return advice.join(' ')
}

/** What the other side refuses once it refuses again. */
const RESEND = `npm run leads -- resend --failed
То, чего канал не примет, передайте сами и отметьте:
npm run leads -- settle НОМЕР`

const lineOf = ({ channel, reason, isGivenUp }: FailedDelivery) =>
  `${channel}: ${reason}${isGivenUp ? '' : ', ещё отправляется'}`

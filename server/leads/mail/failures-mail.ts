import { plural } from '../../../shared/format/plural.ts'
import type { Site } from '../../../shared/site.ts'
import type { FailedDelivery } from '../channels/channel.ts'
import { letterOf, type Letter } from './letter.ts'

/** Which leads some channel has given up, by number alone: this mail goes about as soon as any mail does. */
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
        {
          label: 'Что делать',
          text: 'Заявки хранятся на сервере. Устраните причину и отправьте их снова:\nnpm run leads -- resend --failed',
        },
        ...[...leads].map(([leadId, deliveries]) => ({
          label: leadId,
          text: deliveries.map(({ channel, reason }) => `${channel}: ${reason}`).join('\n'),
        })),
      ],
      site,
    }),
  }
}

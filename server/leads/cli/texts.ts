import { momentOf } from '../../../shared/format/date.ts'
import type { ArchivedLead, DeliveryState, DeliveryStatus } from '../archive.ts'
import { leadKind } from '../mail/lead-kinds.ts'
import { advertisementText, formName, goalText } from '../mail/lead-origin.ts'
import { SUSPICIONS } from '../screening.ts'
import { textTable, withoutControls } from './text-table.ts'

const STATES: Record<DeliveryState, string> = {
  queued: 'ждёт',
  sending: 'отправляется',
  delivered: 'доставлено',
  failed: 'НЕ ДОСТАВЛЕНО',
}

const isWaiting = (state: DeliveryState) => state === 'queued' || state === 'sending'

function stateText({ channel, state, reason }: DeliveryStatus, channels: readonly string[]): string {
  if (isWaiting(state) && !channels.includes(channel)) return 'ждёт, канал выключен'
  return state === 'delivered' && reason !== null ? 'улажено вручную' : STATES[state]
}

export const deliveriesText = (deliveries: readonly DeliveryStatus[], channels: readonly string[]) =>
  deliveries.map((delivery) => `${delivery.channel}: ${stateText(delivery, channels)}`).join(', ')

/** Ordinary leads first, suspected spam below. `total` includes those beyond the limit. */
export function listText(
  leads: readonly ArchivedLead[],
  channels: readonly string[],
  total: number = leads.length,
): string {
  if (leads.length === 0) return 'Заявок нет'
  const { honest = [], suspect = [] } = Object.groupBy(leads, ({ lead }) =>
    lead.suspicions.length > 0 ? 'suspect' : 'honest',
  )
  const rest =
    total > leads.length ? `Показано ${leads.length} из ${total}, новые. Все: --all, другое число: --limit` : ''
  return [tableOf('Заявки', honest, channels), tableOf('Похоже на спам', suspect, channels), rest]
    .filter(Boolean)
    .join('\n\n')
}

function tableOf(title: string, leads: readonly ArchivedLead[], channels: readonly string[]): string {
  if (leads.length === 0) return ''
  const rows = leads.map(({ lead, deliveries }) => [
    lead.id,
    momentOf(lead.receivedAt),
    leadKind(lead),
    lead.name,
    lead.tel,
    deliveriesText(deliveries, channels),
  ])
  return `${title}: ${leads.length}\n${textTable(['Номер', 'Время', 'Вид', 'Имя', 'Телефон', 'Доставка'], rows)}`
}

export function leadText({ lead, deliveries }: ArchivedLead, channels: readonly string[]): string {
  const facts = [
    ['Номер', lead.id],
    ['Время', momentOf(lead.receivedAt)],
    ['Вид', leadKind(lead)],
    ['Имя', lead.name],
    ['Телефон', lead.tel],
    ['Почта', lead.email],
    ['Сайт', lead.site],
    ['Бюджет', lead.budget],
    ['Сообщение', lead.message],
    ['Страница', lead.utm],
    ['Реклама', advertisementText(lead)],
    ['Форма', formName(lead)],
    ['Цель', goalText(lead)],
    ['Согласие', `${lead.consent.givenAt}, редакция от ${lead.consent.policyVersion}, ${lead.consent.textHash}`],
    ['Дано на', `${lead.consent.page} с адреса ${lead.consent.address}`],
    ['Похоже на спам', lead.suspicions.map((suspicion) => SUSPICIONS[suspicion]).join('; ')],
  ].filter(([, text]) => text !== '')
  const rows = deliveries.map((delivery) => deliveryRow(delivery, channels))
  return [
    ...facts.map(([label, text = '']) => `${label}: ${text.split('\n').map(withoutControls).join('\n  ')}`),
    '',
    textTable(['Канал', 'Состояние', 'Попыток', 'Причина', 'Когда'], rows),
  ].join('\n')
}

const deliveryRow = (delivery: DeliveryStatus, channels: readonly string[]) => {
  const { channel, state, attempts, reason, settledAt, dueAt } = delivery
  return [
    channel,
    stateText(delivery, channels),
    String(attempts),
    reason ?? '',
    state === 'queued' && channels.includes(channel)
      ? `следующая ${momentOf(dueAt)}`
      : settledAt
        ? momentOf(settledAt)
        : '',
  ]
}

import { sheetMomentOf } from '../../../shared/format/date.ts'
import type { ArchivedLead } from '../archive.ts'
import { leadKind } from '../mail/lead-kinds.ts'
import { advertisementText, goalText } from '../mail/lead-origin.ts'
import { SUSPICIONS } from '../screening.ts'
import { deliveriesText } from './texts.ts'

interface Column {
  name: string
  title: string
  value: (archived: ArchivedLead) => string
  /** The text for people, where it differs. */
  formatted?: (archived: ArchivedLead, channels: readonly string[]) => string
}

/** One row a lead: raw values for programs, formatted ones for people. */
export function exportRows(
  leads: readonly ArchivedLead[],
  channels: readonly string[],
  isForPeople: boolean,
): string[][] {
  if (!isForPeople)
    return [COLUMNS.map(({ name }) => name), ...leads.map((lead) => COLUMNS.map(({ value }) => value(lead)))]
  return [
    COLUMNS.map(({ title }) => title),
    ...leads.map((lead) => COLUMNS.map(({ value, formatted = value }) => formatted(lead, channels))),
  ]
}

const COLUMNS: readonly Column[] = [
  { name: 'id', title: 'Номер', value: ({ lead }) => lead.id },
  {
    name: 'receivedAt',
    title: 'Время (Москва)',
    value: ({ lead }) => lead.receivedAt.toISOString(),
    formatted: ({ lead }) => sheetMomentOf(lead.receivedAt),
  },
  { name: 'type', title: 'Вид', value: ({ lead }) => lead.type, formatted: ({ lead }) => leadKind(lead) },
  { name: 'name', title: 'Имя', value: ({ lead }) => lead.name },
  { name: 'tel', title: 'Телефон', value: ({ lead }) => lead.tel },
  { name: 'email', title: 'Почта', value: ({ lead }) => lead.email },
  { name: 'site', title: 'Сайт', value: ({ lead }) => lead.site },
  { name: 'budget', title: 'Бюджет', value: ({ lead }) => lead.budget },
  { name: 'message', title: 'Сообщение', value: ({ lead }) => lead.message },
  { name: 'utm', title: 'Страница', value: ({ lead }) => lead.utm },
  {
    name: 'landing',
    title: 'Реклама',
    value: ({ lead }) => lead.landing,
    formatted: ({ lead }) => advertisementText(lead),
  },
  {
    name: 'reachgoal',
    title: 'Цель',
    value: ({ lead }) => lead.reachgoal,
    formatted: ({ lead }) => goalText(lead),
  },
  {
    name: 'consentGivenAt',
    title: 'Согласие дано (Москва)',
    value: ({ lead }) => lead.consent.givenAt,
    formatted: ({ lead }) => sheetMomentOf(new Date(lead.consent.givenAt)),
  },
  { name: 'consentPolicyVersion', title: 'Редакция политики', value: ({ lead }) => lead.consent.policyVersion },
  { name: 'consentTextHash', title: 'Отпечаток текста согласия', value: ({ lead }) => lead.consent.textHash },
  { name: 'consentPage', title: 'Страница согласия', value: ({ lead }) => lead.consent.page },
  { name: 'consentAddress', title: 'Адрес IP', value: ({ lead }) => lead.consent.address },
  {
    name: 'suspicions',
    title: 'Похоже на спам',
    value: ({ lead }) => lead.suspicions.join(' '),
    formatted: ({ lead }) => lead.suspicions.map((suspicion) => SUSPICIONS[suspicion]).join('; '),
  },
  {
    name: 'deliveries',
    title: 'Доставка',
    value: ({ deliveries }) => deliveries.map(({ channel, state }) => `${channel}: ${state}`).join(', '),
    formatted: ({ deliveries }, channels) => deliveriesText(deliveries, channels),
  },
]

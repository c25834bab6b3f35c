import { telAddress } from '../../../shared/addresses.ts'
import { dayOf, momentOf } from '../../../shared/format/date.ts'
import type { Site } from '../../../shared/site.ts'
import type { AcceptedLead } from '../accepted-lead.ts'
import { SUSPICIONS } from '../screening.ts'
import { isAsciiMailbox } from './ascii-mailbox.ts'
import { leadKind } from './lead-kinds.ts'
import { advertisementText, formName, goalText } from './lead-origin.ts'
import { letterOf, type Letter, type Row } from './letter.ts'

/** The mail about a lead, for a manager on a phone. */
export function leadMail(lead: AcceptedLead, site: Site): Letter {
  const name = lead.name || beginningOf(lead.message) || 'без имени'
  const kind = leadKind(lead)
  return {
    // Kind first, so that a mailbox sorted by subject groups leads by kind, and spam together.
    subject: [`${lead.suspicions.length > 0 ? 'Похоже на спам. ' : ''}${kind}: ${name}`, lead.tel]
      .filter(Boolean)
      .join(', '),
    ...letterOf({
      kind,
      heading: name,
      warning: lead.suspicions.map((suspicion) => SUSPICIONS[suspicion]).join('; '),
      action: lead.tel ? { label: 'Телефон', text: lead.tel, href: telAddress(lead.tel) } : null,
      rows: rowsOf(lead),
      site,
    }),
    ...(isAsciiMailbox(lead.email) && { replyTo: { name: lead.name, address: lead.email } }),
  }
}

const SUBJECT_CHARACTERS = 60

/** A complaint has no name, only words. */
function beginningOf(message: string): string {
  const line = message.trim().replace(/\s+/g, ' ')
  const [beginning = ''] = new RegExp(`^.{0,${SUBJECT_CHARACTERS}}`, 'u').exec(line) ?? []
  return beginning === line ? line : `${beginning}…`
}

/** What would end the address in a link is encoded: `?bcc=` must not name another recipient. */
const mailAddress = (email: string) => `mailto:${email.replace(/[%?#]/g, encodeURIComponent)}`

function rowsOf(lead: AcceptedLead): Row[] {
  const rows: Row[] = [
    { label: 'Почта', text: lead.email, href: mailAddress(lead.email) },
    { label: lead.type === 'fortuna' ? 'Приз' : 'Сообщение', text: lead.message },
    { label: lead.type === 'vacancy_response' ? 'Резюме или работы' : 'Сайт', text: lead.site },
    { label: 'Бюджет', text: lead.budget },
    { label: 'Время', text: `${momentOf(lead.receivedAt)} по Москве` },
    { label: 'Страница', text: lead.utm, isMinor: true },
    { label: 'Реклама', text: advertisementText(lead), isMinor: true },
    { label: 'Форма', text: formName(lead), isMinor: true },
    { label: 'Цель', text: goalText(lead), isMinor: true },
    {
      label: 'Согласие на обработку данных',
      text: `получено, редакция от ${dayOf(new Date(lead.consent.policyVersion))}`,
      isMinor: true,
    },
    { label: 'Номер', text: lead.id, isMinor: true },
  ]
  return rows.filter(({ text }) => text !== '')
}

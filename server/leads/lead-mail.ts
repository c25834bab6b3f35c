import type { SendMailOptions } from 'nodemailer'
import { telAddress } from '../../shared/addresses.ts'
import { momentOf } from '../../shared/format/date.ts'
import type { Site } from '../../shared/site.ts'
import type { AcceptedLead } from './outbox.ts'

const KINDS: Record<AcceptedLead['type'], string> = {
  contacts: 'Заявка',
  fortuna: 'Колесо фортуны',
  vacancy_response: 'Отклик на вакансию',
}

interface Row {
  label: string
  text: string
  href?: string
}

/** The mail a manager reads on a phone: who, how to call back, what they want, where they came from. */
export function leadMail(
  lead: AcceptedLead,
  site: Site,
): Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'replyTo'> {
  const heading = `${KINDS[lead.type]}: ${lead.name || 'без имени'}`
  const rows = rowsOf(lead)
  return {
    subject: [heading, lead.tel].filter(Boolean).join(', '),
    text: [heading, '', ...rows.map(({ label, text }) => `${label}: ${text}`), '', `${site.name}, ${site.url}`].join(
      '\n',
    ),
    html: htmlOf(heading, rows, site),
    ...(lead.email && { replyTo: { name: lead.name, address: lead.email } }),
  }
}

function rowsOf(lead: AcceptedLead): Row[] {
  const rows: Row[] = [
    { label: 'Имя', text: lead.name },
    { label: 'Телефон', text: lead.tel, href: telAddress(lead.tel) },
    { label: 'Почта', text: lead.email, href: `mailto:${lead.email}` },
    { label: lead.type === 'vacancy_response' ? 'Резюме или работы' : 'Сайт', text: lead.site },
    { label: 'Бюджет', text: lead.budget },
    { label: lead.type === 'fortuna' ? 'Приз' : 'Сообщение', text: lead.message },
    { label: 'Страница', text: lead.utm },
    { label: 'Цель', text: lead.reachgoal },
    { label: 'Время', text: `${momentOf(lead.receivedAt)} по Москве` },
    { label: 'Согласие на обработку данных', text: 'получено' },
    { label: 'Номер', text: lead.id },
  ]
  return rows.filter(({ text }) => text !== '')
}

function htmlOf(heading: string, rows: readonly Row[], site: Site): string {
  const cells = rows.map(
    ({ label, text, href }) =>
      `<tr><td style="padding:10px 16px 0;color:#475661;font-size:14px">${escape(label)}</td></tr>` +
      `<tr><td style="padding:2px 16px 10px;font-size:18px;line-height:1.4;border-bottom:1px solid #B9D0DB">${valueOf(text, href)}</td></tr>`,
  )
  return (
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="color-scheme" content="light dark"><title>${escape(heading)}</title></head>` +
    '<body style="margin:0;padding:16px;background:#F5F8F9;color:#0C1217;font-family:Arial,sans-serif">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:#ffffff;border-top:8px solid #FF4B1F">' +
    `<tr><td style="padding:20px 16px 8px;font-size:24px;font-weight:bold">${escape(heading)}</td></tr>${cells.join('')}` +
    `<tr><td style="padding:16px;color:#475661;font-size:14px">${escape(site.name)}, <a href="${escape(site.url)}">${escape(site.url)}</a></td></tr>` +
    '</table></body></html>'
  )
}

function valueOf(text: string, href?: string): string {
  const shown = escape(text).replaceAll('\n', '<br>')
  return href ? `<a href="${escape(href)}" style="color:#0C1217">${shown}</a>` : shown
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

import { GOAL_NAMES } from '../../../shared/lead/goals.ts'
import { formOf, type Lead, type LeadForm } from '../../../shared/lead/lead.ts'

const FORM_NAMES: Record<LeadForm, string> = {
  contact: 'Форма внизу страницы',
  callback: 'Окно «Оставить заявку»',
  wheel: 'Колесо фортуны',
  complaint: 'Окно «Что не понравилось»',
  vacancy: 'Отклик на вакансию',
}

/** A stored lead has every field, those its form does not have being empty. */
export function formOfLead(lead: Lead): LeadForm {
  const filled = Object.entries(lead).filter(([, value]) => value !== '')
  return formOf(Object.fromEntries(filled))
}

/** A page may have a form of its own with the fields of the popup. */
export function formName(lead: Lead): string {
  const form = formOfLead(lead)
  return form === 'callback' && lead.place === 'page' ? 'Форма на странице' : FORM_NAMES[form]
}

/** The code stays beside the name, to be looked for in the counters. One without a name is shown as it came. */
export function goalText({ reachgoal }: Lead): string {
  const name = new Map<string, string>(Object.entries(GOAL_NAMES)).get(reachgoal)
  return name ? `${name} (${reachgoal})` : reachgoal
}

/** «/promo/, utm_source: yandex, utm_campaign: осень»: where an advertisement brought the visitor, and by what. */
export function advertisementText({ landing }: Lead): string {
  const url = URL.parse(landing)
  if (!url) return landing
  const marks = [...url.searchParams].map(([name, value]) => `${name}: ${value}`)
  return [url.pathname, ...marks].join(', ')
}

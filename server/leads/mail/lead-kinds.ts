import type { Lead, LeadType } from '../../../shared/lead/lead.ts'
import { formOfLead } from './lead-origin.ts'

const KINDS: Record<LeadType, string> = {
  contacts: 'Заявка',
  fortuna: 'Колесо фортуны',
  vacancy_response: 'Отклик на вакансию',
}

/** A complaint is sent with the type of a request, and asks for nothing. */
export const leadKind = (lead: Lead) => (formOfLead(lead) === 'complaint' ? 'Замечание' : KINDS[lead.type])

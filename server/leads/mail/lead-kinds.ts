import type { LeadType } from '../../../shared/lead/lead.ts'

export const LEAD_KINDS: Record<LeadType, string> = {
  contacts: 'Заявка',
  fortuna: 'Колесо фортуны',
  vacancy_response: 'Отклик на вакансию',
}

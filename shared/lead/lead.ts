export const LEAD_TYPES = ['contacts', 'fortuna', 'vacancy_response'] as const
export type LeadType = (typeof LEAD_TYPES)[number]

export type LeadForm = 'contact' | 'callback' | 'wheel' | 'complaint' | 'vacancy'

/** The fields a visitor fills in; the page adds the others. */
export type LeadField = 'name' | 'email' | 'tel' | 'site' | 'budget' | 'message' | 'confirm'

export interface Lead {
  type: LeadType
  name: string
  email: string
  tel: string
  site: string
  budget: string
  message: string
  confirm: true
  /** Goal-tracking marker of the form's opener. */
  reachgoal: string
  /** Address of the page the form was sent from. */
  utm: string
  /** Address by which an advertisement brought the visitor; empty without one. */
  landing: string
  /** Where its form stood, `page` or `popup`; empty if the sender does not say. */
  place: string
}

/** The response of `POST /api/mail/`. */
export interface FormReply {
  status: 'ok' | 'error'
  fields: { name: string }[]
  fortuna: boolean
}

export const FORM_REFUSED: FormReply = { status: 'error', fields: [], fortuna: false }

const REQUIRED: Record<LeadForm, readonly LeadField[]> = {
  contact: ['name', 'email', 'tel', 'confirm'],
  callback: ['name', 'tel', 'confirm'],
  wheel: ['name', 'tel', 'confirm'],
  complaint: ['message', 'confirm'],
  vacancy: ['name', 'email', 'tel', 'confirm'],
}

export const isRequired = (form: LeadForm, field: LeadField) => REQUIRED[form].includes(field)

/** The contract has no form id: forms are identified by their type and fields. */
export function formOf(input: Record<string, unknown>): LeadForm {
  if (input['type'] === 'fortuna') return 'wheel'
  if (input['type'] === 'vacancy_response') return 'vacancy'
  if ('email' in input) return 'contact'
  return 'name' in input || 'tel' in input || !('message' in input) ? 'callback' : 'complaint'
}

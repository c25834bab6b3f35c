/** Where services stand whose group nobody knows. */
export const OTHER_SERVICES = 'Другие услуги'

export interface ServiceCard {
  code: string
  name: string
  description: string
  /** `collection:name`, as the API gives it. */
  icon: string | null
  price: ServicePrice | null
  /** Time to the first result: «5 дней». */
  term: string | null
  /** Leads its group; its page is one of the fixed ones. */
  isMain: boolean
  updatedAt: Date
}

export interface ServicePrice {
  /** Roubles, the lowest price. */
  from: number
  isMonthly: boolean
}

export interface ServiceGroup {
  name: string
  items: ServiceCard[]
}

export interface Service extends ServiceCard {
  groupName: string
  title: string
  lead: string
  facts: { name: string; value: string }[]
  includes: { name: string; text: string }[]
  steps: { name: string; term: string; text: string }[]
  questions: Question[]
  projectTypes: string[]
  detailHtml: string
}

export interface Question {
  question: string
  answer: string
  /** Code of the employee who answers. */
  author: string | null
}

/** The seven services that have a page of their own each, in the order of the menu. */
export const FIXED_SERVICES = [
  'razrabotka-sayta',
  'sozdanie-sajta-na-bitrix',
  'tekhnicheskaya-podderzhka',
  'seo',
  'kontekstnaya-reklama',
  'smm-vedenie',
  'upravlenie-reputatsiey',
] as const

export type FixedService = (typeof FIXED_SERVICES)[number]

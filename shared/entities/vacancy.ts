export interface VacancyCard {
  code: string
  name: string
  previewText: string
  format: string
  salary: string
  /** When the work starts: «с 6 октября». */
  start: string
  mentor: string | null
  updatedAt: Date
}

export interface Vacancy extends VacancyCard {
  lead: string
  city: string | null
  /** Roubles a month before tax, as search engines want it. */
  salaryRange: { from: number; to: number | null } | null
  duties: string[]
  expectations: string[]
  offers: string[]
  steps: { name: string; text: string }[]
  detailHtml: string
}

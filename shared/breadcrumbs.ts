import type { Breadcrumb } from './page-data.ts'
import { typeset } from './typography.ts'

/** `breadcrumbs(['Блог', '/blog/'], …)`: the trail from home to a page. */
export const breadcrumbs = (...steps: [name: string, address: string][]): Breadcrumb[] =>
  [['Главная', '/'] as [string, string], ...steps].map(([name, address]) => ({ name: typeset(name), address }))

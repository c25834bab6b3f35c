import type { Tag } from './tag.ts'

export interface ProjectCard {
  code: string
  name: string
  previewText: string
  /** Path on the media host, not a URL: see `mediaAddress`. */
  previewPicture: string | null
  types: Tag[]
  sphere: string
  result: ProjectResult | null
  updatedAt: Date
}

export const isShop = ({ types }: Pick<ProjectCard, 'types'>) => types.some(({ code }) => code === 'shop')

/** The key result of a case: «в 2,4 раза» · «больше повторных заказов». */
export interface ProjectResult {
  value: string
  text: string
}

export interface Project extends ProjectCard {
  detailPicture: string | null
  /** Sanitised HTML. */
  detailHtml: string
  custom: CustomDesign | null
  term: string | null
  site: string | null
}

/** A case with its own design, shown in isolation instead of `detailHtml`. */
export interface CustomDesign {
  html: string
  css: string
}

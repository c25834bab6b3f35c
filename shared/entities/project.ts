import type { Tag } from './tag.ts'

export interface ProjectCard {
  code: string
  name: string
  previewText: string
  /** Path on the media host, not yet an address: see `mediaAddress`. */
  previewPicture: string | null
  types: Tag[]
  sphere: string
  result: ProjectResult | null
  updatedAt: Date
}

export const isShop = ({ types }: Pick<ProjectCard, 'types'>) => types.some(({ code }) => code === 'shop')

/** The one figure a case is remembered by: «в 2,4 раза» · «больше повторных заказов». */
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

/** A case with a design of its own, shown in isolation instead of `detailHtml`. */
export interface CustomDesign {
  html: string
  css: string
}

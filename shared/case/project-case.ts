import type { Project, ProjectCard } from '../entities/project.ts'
import { memoize } from '../memoize.ts'
import { caseHtml } from './html.ts'

/** A case as its page and its popup show it. */
export type ProjectCase = ReturnType<typeof projectCase>

/** A case as lists show it. */
export type CaseCard = Pick<ProjectCard, 'code' | 'name' | 'previewText' | 'previewPicture' | 'types' | 'result'>

/** Content of the case popup. */
export interface CasePopupData {
  title: string
  content: ProjectCase
  /** Index among all cases; −1 for an unlisted one. */
  place: number
  total: number
  /** Neighbouring cases in list order, for the popup's navigation. */
  cases: { code: string; name: string; picture: string | null; palette: string }[]
  related: CaseCard[]
}

const MOST_RELATED = 6

export const projectCase = memoize((item: Project) => {
  const { code, name, previewText, types, sphere, term, site, detailPicture, detailHtml, custom } = item
  return {
    palette: paletteOf(item),
    project: { code, name, previewText, types, sphere, term, site, detailPicture },
    story: custom ? { custom: custom.html } : { text: caseHtml(detailHtml, code) },
  }
})

export const caseTitle = (name: string, ofBrand: string) => `${name} — кейс ${ofBrand}`

/** The first type determines the colours of a case. */
export const paletteOf = ({ types }: Pick<ProjectCard, 'types'>) => types[0]?.code ?? ''

/** Other cases of the same type, six at most. */
export function relatedCases(projects: readonly ProjectCard[], { code, types }: Pick<ProjectCard, 'code' | 'types'>) {
  const own = new Set(types.map((type) => type.code))
  return projects
    .filter((project) => project.code !== code && project.types.some((type) => own.has(type.code)))
    .slice(0, MOST_RELATED)
}

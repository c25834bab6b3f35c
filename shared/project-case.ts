import { caseHtml } from './case-html.ts'
import type { Project, ProjectCard } from './entities/project.ts'
import { quoted } from './format/quotes.ts'
import { oncePer } from './once-per.ts'

/** A case as it is shown, on its page or over another one. */
export type ProjectCase = ReturnType<typeof projectCase>

/** A case as lists show it. */
export type CaseCard = Pick<ProjectCard, 'code' | 'name' | 'previewText' | 'previewPicture' | 'types' | 'result'>

/** What the popup of a case shows. */
export interface CasePopupData {
  title: string
  content: ProjectCase
  /** Its number among all cases, from 0; −1 for one that is in no list. */
  place: number
  total: number
  /** The cases around it, in their order: the popup leads from one to the next. */
  cases: { code: string; name: string; picture: string | null; palette: string }[]
  related: CaseCard[]
}

const MOST_RELATED = 6

export const projectCase = oncePer((item: Project) => {
  const { code, name, previewText, types, sphere, term, site, detailPicture, detailHtml, custom } = item
  return {
    palette: paletteOf(item),
    project: { code, name, previewText, types, sphere, term, site, detailPicture },
    story: custom ? { custom: custom.html } : { text: caseHtml(detailHtml) },
  }
})

export const caseTitle = (name: string, studio: string) => `${name} — кейс студии ${quoted(studio)}`

/** Colours of a case follow its first type. */
export const paletteOf = ({ types }: Pick<ProjectCard, 'types'>) => types[0]?.code ?? ''

/** Other cases of the same type, six at most. */
export function relatedCases(projects: readonly ProjectCard[], { code, types }: Pick<ProjectCard, 'code' | 'types'>) {
  const own = new Set(types.map((type) => type.code))
  return projects
    .filter((project) => project.code !== code && project.types.some((type) => own.has(type.code)))
    .slice(0, MOST_RELATED)
}

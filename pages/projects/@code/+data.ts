import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { projectAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { caseTitle, paletteOf, projectCase } from '#shared/case/project-case.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import { quoted } from '#shared/format/quotes.ts'
import type { PageData } from '#shared/page-data.ts'
import { itemDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('projects/@code', own)
  const { content, site, routeParams } = pageContext
  const [item, projects] = await Promise.all([content.project(routeParams['code']!), orEmpty(content.projects())])
  if (!item) throw itemNotFound()

  const { code, name, previewText } = item
  const { story, ...shown } = projectCase(item)
  return {
    title: caseTitle(name, site.ofBrand),
    description: previewText,
    breadcrumbs: breadcrumbs(['Проекты', '/projects/'], [name, projectAddress(code)]),
    endsWithCall: true,
    palette: paletteOf(item),
    updatedAt: itemDate(item),
    share: {
      figure: item.result,
      picture: item.previewPicture,
      alt: shareAlt(item),
    },
    copy: typesetDeep(copy),
    content: shown,
    custom: story.custom,
    staticParts: { text: story.text },
    next: nextOf(projects, code),
  } satisfies PageData & Record<string, unknown>
}

/** «Кейс «Зерновед»: в 2,4 раза больше повторных заказов» */
const shareAlt = ({ name, result }: ProjectCard) =>
  [`Кейс ${quoted(name)}`, result && `${result.value} ${result.text}`].filter(Boolean).join(': ')

/** The case after this one; after the last the road begins anew. */
function nextOf(projects: readonly ProjectCard[], code: string) {
  const place = projects.findIndex((project) => project.code === code)
  const next = projects[(place + 1) % projects.length]
  if (!next || next.code === code) return null
  return { code: next.code, name: next.name, picture: next.previewPicture, palette: paletteOf(next) }
}

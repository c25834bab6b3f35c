import fp from 'fastify-plugin'
import { caseTitle, paletteOf, projectCase, relatedCases, type CasePopupData } from '../../shared/case/project-case.ts'
import type { Project, ProjectCard } from '../../shared/entities/project.ts'
import type { Site } from '../../shared/site.ts'
import { sendValidated } from '../http/etag.ts'
import { previewTicket } from '../preview-link.ts'

export interface CasesOptions {
  site: Site
  previewSecret: string | null
}

/** Cases as data, for the popup that shows them over a list, and the styles of those with a design of their own. */
export const casesPlugin = fp<CasesOptions>(
  async (app, { site, previewSecret }) => {
    app.get<{ Params: { file: string } }>('/api/cases/:file', async (request, reply) => {
      const code = /^(.+)\.json$/.exec(request.params.file)?.[1]
      const project = code === undefined ? null : await app.content.project(code)
      if (!project) return reply.callNotFound()
      const { items } = await app.content.projects()
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
      return sendValidated(request, reply, JSON.stringify(popupData(project, items, site.ofBrand)))
    })

    app.get<{ Params: { code: string } }>('/projects/:code/custom.css', async (request, reply) => {
      const ticket = previewTicket(request.url, previewSecret, Date.now())
      const content = ticket ? app.draftContent() : app.content
      const project = ticket === false ? null : await content.project(request.params.code)
      if (!project?.custom) return reply.callNotFound()
      reply.type('text/css; charset=utf-8').header('cache-control', ticket ? 'no-store' : 'no-cache')
      return sendValidated(request, reply, project.custom.css + ON_PAPER)
    })
  },
  { name: 'cases', dependencies: ['content'] },
)

/** Our styles do not reach into its shadow root, so pale text keeps the background it was designed for. */
const ON_PAPER =
  '\n@media print{*,::before,::after{color:#000!important}:is(h2,h3){break-after:avoid}:is(dl,figure,img,li,tr){break-inside:avoid}}'

/** Neighbours on each side: as many as a visitor pages through before the next case brings its own. */
const AROUND = 30

function popupData(project: Project, projects: readonly ProjectCard[], ofBrand: string): CasePopupData {
  const place = projects.findIndex(({ code }) => code === project.code)
  const around = projects.slice(Math.max(0, place - AROUND), place + AROUND + 1)
  return {
    title: caseTitle(project.name, ofBrand),
    content: projectCase(project),
    place,
    total: projects.length,
    cases: around.map((one) => ({
      code: one.code,
      name: one.name,
      picture: one.previewPicture,
      palette: paletteOf(one),
    })),
    related: relatedCases(projects, project).map(({ code, name, previewText, previewPicture, types, result }) => ({
      code,
      name,
      previewText,
      previewPicture,
      types,
      result,
    })),
  }
}

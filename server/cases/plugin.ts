import fp from 'fastify-plugin'
import type { Project, ProjectCard } from '../../shared/entities/project.ts'
import { caseTitle, paletteOf, projectCase, relatedCases, type CasePopupData } from '../../shared/project-case.ts'
import type { Site } from '../../shared/site.ts'

/** Cases as data, for the popup that shows them over a list. */
export const casesPlugin = fp<{ site: Site }>(
  async (app, { site }) => {
    app.get<{ Params: { file: string } }>('/api/cases/:file', async ({ params: { file } }, reply) => {
      const code = /^(.+)\.json$/.exec(file)?.[1]
      const project = code === undefined ? null : await app.content.project(code)
      if (!project) return reply.callNotFound()
      const { items } = await app.content.projects()
      return reply.header('cache-control', 'no-cache').send(popupData(project, items, site.name))
    })
  },
  { name: 'cases', dependencies: ['content'] },
)

function popupData(project: Project, projects: readonly ProjectCard[], studio: string): CasePopupData {
  return {
    title: caseTitle(project.name, studio),
    content: projectCase(project),
    cases: projects.map((one) => ({
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

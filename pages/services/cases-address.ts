import type { ProjectCard } from '#shared/entities/project.ts'

/** The list of projects by the first of these types that one of the projects carries: by another it is a 404. */
export function casesAddress(types: readonly string[], projects: readonly Pick<ProjectCard, 'types'>[]): string {
  const type = types.find((wanted) => projects.some((project) => project.types.some(({ code }) => code === wanted)))
  return type === undefined ? '/projects/' : `/projects/?type=${encodeURIComponent(type)}`
}

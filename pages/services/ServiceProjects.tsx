import { ProjectCard } from '#components/cases/ProjectCard.tsx'
import { ServiceCases } from '#components/services/ServiceCases.tsx'
import type { ProjectCard as Project } from '#shared/entities/project.ts'

interface ServiceProjectsProps {
  projects: readonly Project[]
  address: string
  linkName?: string | undefined
  title?: string
}

export function ServiceProjects({ projects, ...words }: ServiceProjectsProps) {
  if (projects.length === 0) return null
  return (
    <ServiceCases {...words}>
      {projects.map((project) => (
        <ProjectCard key={project.code} project={project} size={projects.length === 1 ? 'wide' : 'medium'} />
      ))}
    </ServiceCases>
  )
}

import { projectAddress } from '../addresses.ts'
import type { ProjectCard } from '../entities/project.ts'
import { mediaAddress } from '../media.ts'
import type { Site } from '../site.ts'
import { PICTURE, type StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

type Case = Pick<ProjectCard, 'code' | 'name' | 'previewText' | 'types' | 'sphere'> & {
  picture: string | null
  updatedAt: Date
}

/** What the studio has made, as its case tells it. */
export function creativeWorkNode(site: Site, { code, name, previewText, types, ...work }: Case): StructuredNode {
  const url = site.url + projectAddress(code)
  return {
    '@type': 'CreativeWork',
    url,
    name,
    description: previewText,
    image: work.picture ? site.url + mediaAddress(work.picture, PICTURE) : undefined,
    dateModified: work.updatedAt.toISOString(),
    inLanguage: 'ru',
    about: work.sphere || undefined,
    keywords: types.map((type) => type.name),
    creator: ownerOf(site),
  }
}

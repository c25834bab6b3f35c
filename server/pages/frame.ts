import type { ContentReader } from '../../shared/content-reader.ts'
import type { FrameContent } from '../../shared/navigation.ts'

/** Content of the menu and the footer; empty where it cannot be read. */
export async function readFrame(content: ContentReader): Promise<FrameContent> {
  const [groups, projects] = await Promise.all([
    content.serviceGroups().catch(() => []),
    content.projects().then(
      ({ items }) => items,
      () => [],
    ),
  ])
  const services = groups.flatMap(({ items }) => items)
  return {
    services: groups.flatMap(({ name, items }) =>
      items.filter(({ isMain }) => isMain).map(({ code, description }) => ({ code, name, description })),
    ),
    // A count of 0 in the menu looks broken.
    counts: {
      ...(services.length > 0 && { services: services.length }),
      ...(projects.length > 0 && { projects: projects.length }),
    },
  }
}

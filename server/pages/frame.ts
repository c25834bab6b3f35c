import type { ContentReader } from '../../shared/content-reader.ts'
import type { FrameContent } from '../../shared/navigation.ts'

/** What the menu and the footer show. The frame stands without it: a content failure leaves it empty. */
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
    // A menu that counts to nought looks broken.
    counts: {
      ...(services.length > 0 && { services: services.length }),
      ...(projects.length > 0 && { projects: projects.length }),
    },
  }
}

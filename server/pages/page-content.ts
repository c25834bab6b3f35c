import { render } from 'vike/abort'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { FrameContent } from '../../shared/navigation.ts'

/** The reader pages get: a content failure becomes the 503 page instead of a crash. */
export function pageContent(content: ContentReader): ContentReader {
  const abort = (): never => {
    throw render(503, 'Content is not available')
  }
  const guarded = Object.entries(content).map(([name, read]) => [
    name,
    (...codes: [string]) => (read as (...codes: [string]) => Promise<unknown>)(...codes).catch(abort),
  ])
  return Object.fromEntries(guarded) as ContentReader
}

/** What the menu and the footer show. The frame stands without it: a content failure leaves it empty. */
export async function readFrame(content: ContentReader): Promise<FrameContent> {
  const [groups, projects] = await Promise.all([
    content.serviceGroups().catch(() => []),
    content.projects().catch(() => null),
  ])
  const services = groups.flatMap(({ items }) => items)
  return {
    services: groups.flatMap(({ name, items }) =>
      items.filter(({ isMain }) => isMain).map(({ code, description, icon }) => ({ code, name, description, icon })),
    ),
    counts: {
      ...(services.length > 0 && { services: services.length }),
      ...(projects && { projects: projects.items.length }),
    },
  }
}

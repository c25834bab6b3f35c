import type { ContentReader } from '../../shared/content-reader.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { framedBy } from './page-policy.ts'
import { isOfPublished } from './preview-iframe.ts'
import { renderUncached, type Sources } from './render.ts'
import type { RenderedPage } from './rendered-page.ts'

export interface PreviewOptions {
  sources: Sources
  published: ContentReader
  draft: () => ContentReader
  /** The content system's panel, which may show previews in a frame; `null`: nobody may. */
  panelUrl: string | null
}

/** Renders the page of a draft for its editor alone; for the panel, also the published page beside it. */
export function previewRenderer({ sources, published, draft, panelUrl }: PreviewOptions) {
  const policy = panelUrl === null ? sources.policy : framedBy(panelUrl, sources.policy)
  return async (ticket: string, url: string): Promise<RenderedPage> => {
    const isDraft = !isOfPublished(url)
    const content = isDraft ? draft() : published
    return renderUncached({ ...sources, policy }, content, pageCacheKey(url), { preview: isDraft ? ticket : '' })
  }
}

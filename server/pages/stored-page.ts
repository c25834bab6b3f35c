import type { ShareCard } from '../../shared/share-card.ts'
import { UpstreamDown } from '../base/errors.ts'
import { representationsOf, type Encoding, type Representations } from '../http/representation.ts'
import { headOf, pageKind, type Head, type PageKind } from './page-headers.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A page in the memory, ready to be sent. */
export interface StoredPage extends Omit<RenderedPage, 'headers' | 'body' | 'hasFailed'> {
  kind: PageKind
  representations: Representations
  heads: Readonly<Record<Encoding, Head>>
  /** Until when its content is fresh. */
  freshUntilMs: number
}

/** A page as the snapshot stores it: in brotli alone. */
export interface PackedPage extends Omit<StoredPage, 'representations' | 'freshUntilMs'> {
  hash: string
  compressed: Buffer
}

export function storedPage(rendered: RenderedPage, onResize?: () => void): StoredPage {
  const { headers: _headers, body, hasFailed: _hasFailed, ...page } = rendered
  const representations = representationsOf(Buffer.from(body), onResize)
  const head = (encoding: Encoding) => headOf(rendered, representations.hash, encoding)
  return {
    ...page,
    kind: pageKind(rendered),
    representations,
    heads: { identity: head('identity'), gzip: head('gzip'), br: head('br') },
    freshUntilMs: rendered.dependencies?.isComplete ? rendered.dependencies.freshUntilMs : 0,
  }
}

/** `null` without a page. An error page stands for one that may be there. */
export function shareCardIn(page: StoredPage | null): ShareCard | null {
  if (page && page.reason !== null) throw new UpstreamDown(page.reason)
  return page && page.share
}

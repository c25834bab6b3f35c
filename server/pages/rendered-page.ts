import type { ShareCard } from '../../shared/share-card.ts'

/** A rendered page and what it depends on. */
export interface RenderedPage {
  status: number
  /** Headers the page sets itself. */
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Why it is an error page, `null` when it is none. */
  reason: string | null
  /** Rendering failed: an earlier version is better. */
  hasFailed: boolean
  modifiedAt: Date | undefined
  /** The texts on its share picture. */
  share: ShareCard | null
  /** `null`: not cacheable. */
  dependencies: Dependencies | null
}

export interface Dependencies {
  /** Versions of the upstream replies the page was rendered from, by path. */
  versions: ReadonlyMap<string, string>
  freshUntilMs: number
  /** `false`: a read of content or icons failed, or a size of a picture came too late. */
  isComplete: boolean
  /** The next full hour, or sooner if the page is incomplete or an item on it begins or ends. */
  expiresAtMs: number
  /** When one begins or ends; `null`: never. */
  changesAtMs: number | null
}

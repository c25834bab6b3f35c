import type { PageContextServer } from 'vike/types'
import type { ShareCard } from '../../shared/share-card.ts'

/** Inputs of a page. */
export type PageInput = Pick<
  PageContextServer,
  'urlOriginal' | 'content' | 'icons' | 'site' | 'buildId' | 'frame' | 'hour' | 'year' | 'form' | 'preview'
>

/** A document, or page data for client-side navigation. */
export interface RenderedDocument {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Why it is an error page, `null` when it is none. */
  reason: string | null
  modifiedAt: Date | undefined
  /** What its picture says where it is shared. */
  share: ShareCard | null
  /** Rendering failed by a fault of the program: prefer the stale page, whatever this status. */
  hasFailed: boolean
  /** It shows an error, whatever its status. */
  isError: boolean
  /** The error is a 404. */
  isMissing: boolean
}

import type { ContentReader } from '../../shared/content-reader.ts'
import type { Face } from '../../shared/face.ts'
import { moscowHour, moscowYear } from '../../shared/format/date.ts'
import type { IconReader } from '../../shared/icons.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { ShareCard } from '../../shared/share-card.ts'
import type { Site } from '../../shared/site.ts'
import type { Words } from '../../shared/words.ts'
import { HOUR_MS } from '../base/durations.ts'
import { readFrame } from './frame.ts'
import { pageKind } from './page-headers.ts'
import { policyWith } from './page-policy.ts'
import type { Dependencies, RenderedPage } from './rendered-page.ts'

/** An incomplete page is cached only briefly. */
const INCOMPLETE_FOR_MS = 3000

const nextHourMs = (now: Date) => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS

/** Inputs of all pages. */
export interface SiteFacts {
  icons: IconReader
  site: Site
  words: Words
  face: Face
  /** The address of the picture a page is shared with. */
  shareAddress: (page: string, card: ShareCard) => string
  /** `null` in development, where every request renders anew. */
  buildId: string | null
}

/** Inputs for one visitor. */
interface VisitorInput {
  form?: FormResult
  /** The ticket of a preview, empty when it shows no drafts. */
  preview?: string
}

/** The inputs of the page at `address`. The hour sets the light of the landscape. */
export const pageInput = async (
  facts: SiteFacts,
  content: ContentReader,
  address: string,
  now = new Date(),
  visitor: VisitorInput = {},
) => ({
  ...facts,
  logoBox: facts.face.logo.viewBox,
  urlOriginal: address,
  content,
  frame: await readFrame(content),
  hour: moscowHour(now),
  year: moscowYear(now),
  form: null,
  ...visitor,
})

type PageInput = Awaited<ReturnType<typeof pageInput>>

type Rendered = Omit<RenderedPage, 'dependencies'> & {
  isError: boolean
  isMissing: boolean
  /** Of the styles in it. */
  styleHash: string | null
}

export interface Sources extends SiteFacts {
  /** The content security policy of documents without styles. */
  policy: string
  recordContent: () => {
    content: ContentReader
    dependencies: () => ReadContent
  }
  renderer: {
    render(input: PageInput): Promise<Rendered>
    find(input: PageInput): Promise<Rendered | null>
  }
}

type ReadContent = Omit<Dependencies, 'expiresAtMs'> & { hasSizes: boolean; changedAtMs: number | null }

/** The page at `address` with its dependencies; `null` for a 404. */
export async function renderAddress(sources: Sources, address: string): Promise<RenderedPage | null> {
  const { recordContent, renderer, policy, ...facts } = sources
  const now = new Date()
  const { content, dependencies } = recordContent()
  let hasIcons = true
  const icons: IconReader = { drawings: (names) => facts.icons.drawings(names, () => (hasIcons = false)) }
  const page = await renderer.find(await pageInput({ ...facts, icons }, content, address, now))
  if (!page || page.isError) return page && completed(page, policy, null, now)
  const read = dependencies()
  return completed(page, policy, { ...read, isComplete: read.isComplete && hasIcons }, now)
}

/** The 404 page of `address` with its dependencies. */
export async function renderMissing(sources: Sources, address: string): Promise<RenderedPage> {
  const { recordContent, renderer, policy, ...facts } = sources
  const now = new Date()
  const { content, dependencies } = recordContent()
  const page = await renderer.render(await pageInput(facts, content, address, now))
  return completed(page, policy, page.isMissing ? dependencies() : null, now)
}

/** The page at `address` for one visitor, not cacheable. */
export async function renderUncached(
  { recordContent: _recordContent, renderer, policy, ...facts }: Sources,
  content: ContentReader,
  address: string,
  visitor: VisitorInput,
): Promise<RenderedPage> {
  const now = new Date()
  const page = await renderer.render(await pageInput(facts, content, address, now, visitor))
  return completed(page, policy, null, now)
}

/** With its policy and its expiry. */
function completed(
  { isError: _isError, isMissing: _isMissing, styleHash, ...rendered }: Rendered,
  policy: string,
  read: ReadContent | null,
  now: Date,
): RenderedPage {
  const own = ['content-security-policy', policyWith(policy, styleHash)] as const
  const page = pageKind(rendered) === 'document' ? { ...rendered, headers: [...rendered.headers, own] } : rendered
  if (!read) return { ...page, dependencies: null }
  const { changedAtMs, hasSizes, ...content } = read
  const isComplete = content.isComplete && hasSizes
  const endsAtMs = isComplete ? nextHourMs(now) : now.getTime() + INCOMPLETE_FOR_MS
  const expiresAtMs = Math.min(endsAtMs, read.changesAtMs ?? Infinity)
  // The complete page will have the same date.
  const modifiedAt = isComplete ? laterOf(page.modifiedAt, changedAtMs) : undefined
  return { ...page, modifiedAt, dependencies: { ...content, isComplete, expiresAtMs } }
}

/** An item whose term has ended leaves no date of its own. */
const laterOf = (modifiedAt: Date | undefined, changedAtMs: number | null) =>
  modifiedAt && changedAtMs !== null && changedAtMs > modifiedAt.getTime() ? new Date(changedAtMs) : modifiedAt

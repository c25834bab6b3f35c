import { randomUUID } from 'node:crypto'
import { renderPage } from 'vike/server'
import { moscowHour, moscowYear } from '../../shared/format/date.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { IconReader } from '../../shared/icons.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { Site } from '../../shared/site.ts'
import type { Dependencies, RenderedPage } from './page-cache.ts'
import { pageContent, readFrame } from './page-content.ts'

/** A page that left something out is shown, and tried again soon. */
const INCOMPLETE_FOR_MS = 3000

/** Nobody can write it into content. */
const PAGE_MARK = `<!--${randomUUID()}-->`

/** What pages show of the time: the light of the landscape and the year of the copyright. */
const clockAt = (now: Date) => ({ hour: moscowHour(now), year: moscowYear(now) })

const HOUR_MS = 3_600_000
const nextHourMs = (now: Date) => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS

interface Sources {
  recordContent: () => {
    content: ContentReader
    ingredients: () => Pick<Dependencies, 'versions' | 'freshUntilMs'> & { isWhole: boolean }
  }
  icons: IconReader
  site: Site
  buildId: string | null
  log: { error(details: object, message: string): void }
}

/** What makes a page one visitor's alone. */
interface Alone {
  form?: FormResult
  /** The ticket by which drafts are seen. */
  preview?: string
}

/** The page at `address`, with all it was made of. */
export async function renderAddress(
  { recordContent, icons, site, buildId, log }: Sources,
  address: string,
  alone: Alone = {},
): Promise<RenderedPage> {
  const now = new Date()
  const { content, ingredients } = recordContent()
  const pageContext = await renderPage({
    urlOriginal: address,
    content: pageContent(content),
    icons,
    site,
    buildId,
    frame: await readFrame(content),
    ...clockAt(now),
    form: null,
    ...alone,
    pageMark: PAGE_MARK,
    // Vike's alias of `pageId`: its getter would hold the page in memory past many a quick collection of garbage.
    _pageId: null,
  })
  const { httpResponse, errorWhileRendering, data, abortReason, abortStatusCode, is404, pageHtml = '' } = pageContext
  // A page that aborts on purpose (404, 503) has told why; anything else is a fault of ours.
  if (errorWhileRendering && !abortStatusCode) log.error({ err: errorWhileRendering }, 'page failed to render')
  const { statusCode: status, headers } = httpResponse
  // The data of a page comes with status 200 whatever became of it.
  const isWhole =
    status === 200 && !errorWhileRendering && !abortStatusCode && !is404 && Object.keys(alone).length === 0
  const { versions, freshUntilMs, isWhole: hasAll } = ingredients()
  return {
    status,
    headers,
    body: httpResponse.body.replace(PAGE_MARK, () => pageHtml),
    reason: status >= 400 ? reasonFor(abortReason, address) : null,
    modifiedAt: data?.updatedAt,
    dependencies: isWhole
      ? {
          versions,
          freshUntilMs,
          expiresAtMs: hasAll ? nextHourMs(now) : now.getTime() + INCOMPLETE_FOR_MS,
        }
      : null,
  }
}

const reasonFor = (abortReason: unknown, address: string) =>
  typeof abortReason === 'string' ? abortReason : `Page not found: ${address}`

import { randomUUID } from 'node:crypto'
import { moscowHour, moscowYear } from '../../shared/format/date.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { IconReader } from '../../shared/icons.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { Site } from '../../shared/site.ts'
import type { Dependencies, RenderedPage } from './page-cache.ts'
import { pageContent, readFrame } from './page-content.ts'
import type { PageInit } from './page-kind.ts'
import type { MadePage } from './page-maker.ts'

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
    ingredients: () => Omit<Dependencies, 'expiresAtMs'>
  }
  icons: IconReader
  site: Site
  buildId: string | null
  makePage: (init: PageInit) => Promise<MadePage>
}

/** What makes a page one visitor's alone. */
interface Alone {
  form?: FormResult
  /** The ticket by which drafts are seen, `false` when it is not good. */
  preview?: string | false
}

/** The page at `address`, with all it was made of. */
export async function renderAddress(
  { recordContent, icons, site, buildId, makePage }: Sources,
  address: string,
  alone: Alone = {},
): Promise<RenderedPage> {
  const now = new Date()
  const { content, ingredients } = recordContent()
  const { isSound, ...page } = await makePage({
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
  })
  if (!isSound || Object.keys(alone).length > 0) return { ...page, dependencies: null }
  const made = ingredients()
  const expiresAtMs = made.isWhole ? nextHourMs(now) : now.getTime() + INCOMPLETE_FOR_MS
  // Once it is whole again its date is the same.
  const modifiedAt = made.isWhole ? page.modifiedAt : undefined
  return { ...page, modifiedAt, dependencies: { ...made, expiresAtMs } }
}

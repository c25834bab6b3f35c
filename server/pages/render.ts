import { moscowHour, moscowYear } from '../../shared/format/date.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { IconReader } from '../../shared/icons.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { Site } from '../../shared/site.ts'
import { readFrame } from './frame.ts'
import type { Dependencies, RenderedPage } from './page-cache.ts'

/** A page that left something out is shown, and tried again soon. */
const INCOMPLETE_FOR_MS = 3000

const HOUR_MS = 3_600_000
const nextHourMs = (now: Date) => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS

/** What all pages are made of, beside the content of each. */
interface SiteFacts {
  icons: IconReader
  site: Site
  buildId: string | null
}

/** What makes a page one visitor's alone. */
interface Alone {
  form?: FormResult
  /** The ticket by which drafts are seen, `false` when it is not good. */
  preview?: string | false
}

/** What the page at `address` is made of. Of the time pages show the light of the landscape and the year. */
export const pageInput = async (
  facts: SiteFacts,
  content: ContentReader,
  address: string,
  now = new Date(),
  alone: Alone = {},
) => ({
  ...facts,
  urlOriginal: address,
  content,
  frame: await readFrame(content),
  hour: moscowHour(now),
  year: moscowYear(now),
  form: null,
  ...alone,
})

type PageInput = Awaited<ReturnType<typeof pageInput>>

interface Sources extends SiteFacts {
  recordContent: () => {
    content: ContentReader
    ingredients: () => Omit<Dependencies, 'expiresAtMs'>
  }
  renderer: { render(input: PageInput): Promise<Omit<RenderedPage, 'dependencies'> & { isError: boolean }> }
}

/** The page at `address`, with all it was made of. */
export async function renderAddress(
  { recordContent, renderer, ...facts }: Sources,
  address: string,
  alone: Alone = {},
): Promise<RenderedPage> {
  const now = new Date()
  const { content, ingredients } = recordContent()
  const { isError, ...page } = await renderer.render(await pageInput(facts, content, address, now, alone))
  if (isError || Object.keys(alone).length > 0) return { ...page, dependencies: null }
  const dependencies = ingredients()
  const expiresAtMs = dependencies.isWhole ? nextHourMs(now) : now.getTime() + INCOMPLETE_FOR_MS
  // Once it is whole again its date is the same.
  const modifiedAt = dependencies.isWhole ? page.modifiedAt : undefined
  return { ...page, modifiedAt, dependencies: { ...dependencies, expiresAtMs } }
}

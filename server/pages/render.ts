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

type Rendered = Omit<RenderedPage, 'dependencies'> & { isError: boolean; isMissing: boolean }

interface Sources extends SiteFacts {
  recordContent: () => {
    content: ContentReader
    ingredients: () => Ingredients
  }
  renderer: {
    render(input: PageInput): Promise<Rendered>
    find(input: PageInput): Promise<Rendered | null>
  }
}

type Ingredients = Omit<Dependencies, 'expiresAtMs'>

/** The page at `address`, with all it was made of; `null` where there is none. */
export async function renderAddress(sources: Sources, address: string): Promise<RenderedPage | null> {
  const { recordContent, renderer, ...facts } = sources
  const now = new Date()
  const { content, ingredients } = recordContent()
  const page = await renderer.find(await pageInput(facts, content, address, now))
  return page && dated(page, page.isError ? null : ingredients(), now)
}

/** The page that says there is none at `address`, with all it was made of. */
export async function renderMissing(sources: Sources, address: string): Promise<RenderedPage> {
  const { recordContent, renderer, ...facts } = sources
  const now = new Date()
  const { content, ingredients } = recordContent()
  const page = await renderer.render(await pageInput(facts, content, address, now))
  return dated(page, page.isMissing ? ingredients() : null, now)
}

/** The page at `address` for one visitor, not to be kept. */
export async function renderAlone(sources: Sources, address: string, alone: Alone): Promise<RenderedPage> {
  const { recordContent, renderer, ...facts } = sources
  const now = new Date()
  return dated(await renderer.render(await pageInput(facts, recordContent().content, address, now, alone)), null, now)
}

function dated(
  { isError: _isError, isMissing: _isMissing, ...page }: Rendered,
  ingredients: Ingredients | null,
  now: Date,
) {
  if (!ingredients) return { ...page, dependencies: null }
  const expiresAtMs = ingredients.isWhole ? nextHourMs(now) : now.getTime() + INCOMPLETE_FOR_MS
  // Once it is whole again its date is the same.
  const modifiedAt = ingredients.isWhole ? page.modifiedAt : undefined
  return { ...page, modifiedAt, dependencies: { ...ingredients, expiresAtMs } }
}

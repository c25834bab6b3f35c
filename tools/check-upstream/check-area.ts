import { limitConcurrency } from '../../server/base/concurrency.ts'
import { messageOf } from '../../server/base/error-reason.ts'
import { isRecord } from '../../server/base/is-record.ts'
import type { ContractArea, Fields } from '../../server/content/contract.ts'
import { faultsOf } from '../../server/content/fields/faults.ts'
import { pictureAddress } from '../../server/content/fields/picture-address.ts'
import { carriedCodes, tagsOf } from '../../server/content/fields/tags.ts'
import { label, listOf } from '../../server/content/fields/wrapped.ts'
import type { HtmlCleaner } from '../../server/content/html/cleaner.ts'
import { createContentReader } from '../../server/content/reader.ts'
import { USELESS } from '../../server/content/redirects.ts'
import { overlap, periodOf, type Period } from '../../server/content/timeline.ts'
import type { MediaHosts } from '../../server/media/media-hosts.ts'
import type { Originals } from '../../server/media/originals.ts'
import { checkDrafts, type DraftsAround } from './check-drafts.ts'
import type { Report } from './finding.ts'
import { checkMarkup, picturesIn } from './markup.ts'
import { checkPicture } from './pictures.ts'
import type { Replies } from './replies.ts'

export interface Surroundings {
  replies: Replies
  cleaner: HtmlCleaner
  media: { hosts: MediaHosts; originals: Originals }
  report: Report
  /** The API with the token, and without; `null`: no token was given. */
  drafts: Pick<DraftsAround, 'known' | 'anybody'> | null
  /** Things looked at, of those known by now. */
  onProgress: (done: number, known: number) => void
}

type Item = Record<string, unknown>
type Alone = NonNullable<ContractArea['alone']>

const AT_ONCE = 4

/** No list has it. */
const INVENTED = 'net-takogo-koda'

/**
 * Reads an area as the site does: its list, each item by itself, each picture. Rejects when the list cannot be read.
 */
export async function checkArea(name: string, area: ContractArea, around: Surroundings) {
  const { replies, cleaner, media, report } = around
  const withRequestLimit = limitConcurrency({ atOnce: AT_ONCE })
  const pictures = new Map<string, string>()
  let [done, known] = [0, 0]

  const list = await replies.read(`/${name}/`, null, report)
  if (list === null && area.isOptional) return { items: 0, pictures: 0 }
  const items = itemsIn(list)
  checkItems(items, area.listed.fields, tagsIn(list))
  const shown = await area.listed.read(readerOf(null, report))
  for (const item of items) checkTerm(item)
  if (!area.alone) for (const item of items) checkMarkup(item, codeOf(item), cleaner, report)
  if (area.alone) await checkPages(area.alone, [...new Set(shown.map(({ code }) => code))])
  await checkAll([...pictures], ([picture, code], tell) => checkPicture(picture, code, media, tell))
  if (around.drafts && !area.isOptional) await checkDrafts(name, { ...around.drafts, report, itemsIn: codesIn })
  return { items: items.length, pictures: pictures.size }

  function codesIn(reply: unknown): string[] {
    return itemsIn(reply).map(codeOf)
  }

  function checkItems(all: readonly Item[], fields: Fields, tags: ReadonlySet<string> | null) {
    const taken = new Map<string, Period[]>()
    for (const item of all) {
      const code = codeOf(item)
      const period = attempted(() => periodOf(item))
      const others = taken.get(code) ?? []
      if (period && code !== '' && name !== 'redirects') {
        if (others.some((other) => overlap(other, period))) report('lost', code, { what: 'sameCode' })
        taken.set(code, [...others, period])
      }
      checkItem(item, code, fields, tags)
    }
  }

  function checkItem(item: Item, code: string, fields: Fields, tags: ReadonlySet<string> | null) {
    for (const { effect, ...fault } of faultsOf(item, fields)) report(effect, code, { what: 'field', effect, ...fault })
    for (const [field, contract] of Object.entries(fields)) {
      const { kind } = contract
      if (kind === 'Picture') addPicture(contract.attempt(item[field]).read, code)
      if (kind !== 'Codes' || field === 'PROJECT_TYPE' || tags === null) continue
      for (const tag of carriedCodes(item[field]))
        if (!tags.has(tag)) report('noticed', code, { what: 'unknownTag', given: tag })
    }
    for (const picture of picturesIn(item)) addPicture(pictureAddress(picture), code)
  }

  function checkTerm(item: Item) {
    const period = attempted(() => periodOf(item))
    if (!period) return
    const now = Date.now()
    if (period.fromMs > now) report('noticed', codeOf(item), { what: 'ahead', given: new Date(period.fromMs) })
    if (period.untilMs <= now) report('noticed', codeOf(item), { what: 'ended', given: new Date(period.untilMs) })
  }

  function addPicture(picture: unknown, code: string) {
    if (typeof picture === 'string' && !pictures.has(picture)) pictures.set(picture, code)
  }

  async function checkPages(alone: Alone, codes: readonly string[]) {
    await checkAll(codes, (code, tell) => checkPage(alone, code, tell))
    for (const code of codes) {
      const reply = await replies.read(`/${name}/${code}/`, code, report).catch(() => null)
      const item = isRecord(reply) && isRecord(reply['ITEM']) ? reply['ITEM'] : null
      if (!item) continue
      checkItem(item, code, alone.fields, tagsIn(reply))
      checkMarkup(item, code, cleaner, report)
    }
    await checkInvented()
  }

  async function checkPage(alone: Alone, code: string, tell: Report) {
    try {
      const item = await alone.read(readerOf(code, tell), code)
      if (!item) tell('refused', code, { what: 'missingItem' })
    } catch (error) {
      tell('refused', code, { what: 'unreadableItem', reason: messageOf(error) })
    }
  }

  async function checkInvented() {
    const reply = await replies.read(`/${name}/${INVENTED}/`, INVENTED, () => {}).catch(() => null)
    if (reply !== null) report('noticed', null, { what: 'inventedItem' })
  }

  /** The site's own reader, of the replies that are looked at here. */
  function readerOf(code: string | null, tell: Report) {
    return createContentReader({
      read: async ({ path, normalise }) => normalise(await replies.read(path, code, tell)),
      html: async () => cleaner,
      measured: async (html) => html,
      // `faultsOf` names what was wrong with any other dropped item, field by field.
      log: {
        warn: (about) =>
          isUselessRedirect(about) && tell('refused', about.code, { what: 'uselessRedirect', reason: about.reason }),
      },
    })
  }

  /** What is found is reported in the order of `all`, whichever is answered first. */
  async function checkAll<One>(all: readonly One[], look: (one: One, tell: Report) => Promise<void>) {
    known += all.length
    const found = await Promise.all(
      all.map((one) =>
        withRequestLimit(async () => {
          const told: Parameters<Report>[] = []
          await look(one, (...about) => void told.push(about))
          done += 1
          around.onProgress(done, known)
          return told
        }),
      ),
    )
    for (const about of found.flat()) report(...about)
  }

  function itemsIn(reply: unknown): Item[] {
    const ITEMS = isRecord(reply) ? reply['ITEMS'] : []
    const all = name === 'services' ? Object.values(isRecord(ITEMS) ? ITEMS : {}).flatMap(listOf) : listOf(ITEMS)
    for (const item of all.filter((one) => !isRecord(one))) report('refused', null, { what: 'noItem', given: item })
    return all.filter(isRecord)
  }
}

/** `null`: `faultsOf` says why. */
function attempted<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

const codeOf = (item: Item): string => (label(item['CODE']) || label(item['NAME']) || label(item['FROM'])).toLowerCase()

/** Valid by itself, but not among the others. */
const isUselessRedirect = (about: object): about is { code: string; reason: string } =>
  'reason' in about && Object.values(USELESS).some((reason) => reason === about.reason)

/** Codes and names; `null`: the reply has no tags at all. */
function tagsIn(reply: unknown): ReadonlySet<string> | null {
  const tags = tagsOf(isRecord(reply) ? reply['TAGS'] : null)
  return tags.length === 0 ? null : new Set(tags.flatMap(({ code, name }) => [code, name]))
}

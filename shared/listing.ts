import type { TaggedList } from './content-reader.ts'
import type { Tag, TagCount } from './entities/tag.ts'

/** One page of a list, filtered by the tag in the URL. */
export interface Listing<Item> {
  items: Item[]
  page: number
  pageCount: number
  /** Which of the chosen items stand on this page, and how many were chosen. */
  shown: { from: number; to: number; of: number }
  /** Number of items before filtering. */
  total: number
  tags: TagCount[]
  currentTag: string | null
  /** Canonical URL of this page, and of page `1` under the same filter. */
  canonical: string
  firstPage: string
}

interface ListingOptions<Item> {
  address: string
  parameter: string
  pageSize: number
  tagsOf: (item: Item) => readonly Tag[]
}

/** Cached by list, since lists stay the same until their content changes: invented tags cost no counting. */
const counts = new WeakMap<readonly unknown[], TagCount[]>()

/** `null` for an unknown tag or page number: a 404, not an empty list. */
export function listPage<Item>(
  { items, tags }: TaggedList<Item>,
  search: Record<string, string>,
  { address, parameter, pageSize, tagsOf }: ListingOptions<Item>,
): Listing<Item> | null {
  const counted = counts.get(items) ?? countTags(items, tags, tagsOf)
  counts.set(items, counted)
  const currentTag = search[parameter] ?? null
  if (currentTag !== null && !counted.some(({ code }) => code === currentTag)) return null

  const chosen = items.filter((item) => currentTag === null || tagsOf(item).some(({ code }) => code === currentTag))
  const pageCount = Math.max(1, Math.ceil(chosen.length / pageSize))
  const page = pageNumber(search['page'])
  if (page === null || page > pageCount) return null

  const firstPage = currentTag === null ? address : `${address}?${parameter}=${encodeURIComponent(currentTag)}`
  const before = (page - 1) * pageSize
  const shown = chosen.slice(before, before + pageSize)
  return {
    items: shown,
    page,
    pageCount,
    shown: { from: before + 1, to: before + shown.length, of: chosen.length },
    total: items.length,
    tags: counted,
    currentTag,
    firstPage,
    canonical: pageAddress(firstPage, page),
  }
}

export const pageAddress = (firstPage: string, page: number) =>
  page === 1 ? firstPage : `${firstPage}${firstPage.includes('?') ? '&' : '?'}page=${page}`

function countTags<Item>(
  items: readonly Item[],
  tags: readonly Tag[],
  tagsOf: (item: Item) => readonly Tag[],
): TagCount[] {
  return uniqueTags([...tags, ...items.flatMap(tagsOf)])
    .map((tag) => ({
      ...tag,
      count: items.filter((item) => tagsOf(item).some(({ code }) => code === tag.code)).length,
    }))
    .filter(({ count }) => count > 0)
}

/** The first of each code. */
const uniqueTags = (tags: readonly Tag[]) =>
  [...Map.groupBy(tags, ({ code }) => code).values()].flatMap((alike) => alike.slice(0, 1))

function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

import { label, unwrap } from '../../server/content/fields/wrapped.ts'
import type { HtmlCleaner } from '../../server/content/html/cleaner.ts'
import type { Report } from './finding.ts'

const CLEANED = { DETAIL_TEXT: 'richText', CUSTOM_HTML: 'customHtml' } as const

/** What the site removes of an item's HTML, and pictures in it without a size. */
export function checkMarkup(item: Record<string, unknown>, code: string, cleaner: HtmlCleaner, report: Report): void {
  for (const [field, clean] of Object.entries(CLEANED)) {
    const html = label(unwrap(item[field]))
    const cleaned = cleaner[clean](html)
    const lost = lostOf(html, cleaned)
    if (lost !== '') report('lost', code, { what: 'lostMarkup', field, given: lost })
    if (/<img [^>]*sizes="100vw"/.test(cleaned)) report('noticed', code, { what: 'unmeasuredMarkup', field })
  }
}

/** `<script> <img>`: the tags that are fewer than they were, and `style` when there was one. */
function lostOf(html: string, cleaned: string): string {
  const [before, after] = [countsOf(html), countsOf(cleaned)]
  const tags = [...before].filter(([tag, count]) => count > (after.get(tag) ?? 0)).map(([tag]) => `<${tag}>`)
  return [...tags, ...(/<[^>]+\sstyle\s*=/i.test(html) ? ['style="…"'] : [])].join(' ')
}

function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  // The cleaner wraps tables into sections of its own: more is no loss.
  for (const [, tag = ''] of html.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(/<([a-z][a-z0-9-]*)\b/gi))
    counts.set(tag.toLowerCase(), (counts.get(tag.toLowerCase()) ?? 0) + 1)
  return counts
}

/** Addresses of the pictures in an item's HTML. */
export const picturesIn = (item: Record<string, unknown>): string[] =>
  Object.keys(CLEANED).flatMap((field) =>
    [...label(unwrap(item[field])).matchAll(/<img\b[^>]*?\ssrc\s*=\s*"([^"]+)"/gi)].map(([, address = '']) => address),
  )

import { ASSETS_PLACEHOLDER } from '../../shared/document-files.ts'

/**
 * Vike's tags in every document of a page file: assets in the head, and scripts around the page data at the end of the
 * body.
 */
export interface PageTemplate {
  files: string
  scripts: readonly [before: string, after: string]
}

/** A page as its hooks render it, without Vike's tags. */
export interface BarePage {
  document: string
  data: string
}

/** The template that turns the bare page into `byVike`. Throws if Vike changed more than its tags. */
export function templateFrom(bare: BarePage, byVike: string): PageTemplate {
  const [top, middle, end] = partsOf(bare.document)
  const middleAt = byVike.indexOf(middle)
  if (!byVike.startsWith(top)) throw new Error('the document begins otherwise by Vike')
  if (middleAt < 0) throw new Error('the head or the page itself is another by Vike')
  if (!byVike.endsWith(end)) throw new Error('the document ends otherwise by Vike')
  const files = byVike.slice(top.length, middleAt)
  const scripts = byVike.slice(middleAt + middle.length, -end.length)
  const [before, after, ...more] = scripts.split(scriptSafe(bare.data))
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('the data is written otherwise by Vike')
  return { files, scripts: [before, after] }
}

export function filled({ files, scripts }: PageTemplate, { document, data }: BarePage): string {
  const [top, middle, end] = partsOf(document)
  return top + files + middle + scripts.join(scriptSafe(data)) + end
}

/** Splits at Vike's insertion points: the mark in the head and the end of the body. */
function partsOf(document: string): [top: string, middle: string, end: string] {
  const filesAt = document.indexOf(ASSETS_PLACEHOLDER)
  const scriptsAt = document.lastIndexOf('</body>')
  return [
    document.slice(0, filesAt),
    document.slice(filesAt + ASSETS_PLACEHOLDER.length, scriptsAt),
    document.slice(scriptsAt),
  ]
}

/** In a document Vike escapes slashes of the data, so that crawlers take none for an address. */
const scriptSafe = (data: string) => data.replaceAll('/', String.raw`\/`)

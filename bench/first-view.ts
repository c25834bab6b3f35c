import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { assetsOfPages, assetsOfRouter, type Manifest } from '../server/rendering/build/page-assets.ts'
import type { Finding } from './finding.ts'

const BUILD = join(import.meta.dirname, '../dist')
export const SCRIPT_LIMIT_KB = 107
export const STYLE_LIMIT_KB = 20
export const SHEET_LIMIT = 2
/** A string of each lazily loaded library: Swiper, PhotoSwipe, IMask and Motion. */
const LATE = /slidesPerGroupAuto|pswp__|unmaskedValue|restDelta/

export interface FirstView {
  /** Its route: `/blog/@code/`. */
  page: string
  scriptKb: number
  styleKb: number
  /** Render-blocking style sheets. */
  sheets: number
  /** Files with a library that no first view needs. */
  late: string[]
}

/** Styles each page loads initially and scripts it hydrates with, compressed as served. */
export function firstViews(): FirstView[] {
  const manifest = JSON.parse(readFileSync(join(BUILD, 'assets.json'), 'utf8')) as Manifest
  const router = assetsOfRouter(manifest)
  return assetsOfPages(manifest).map((page) => {
    const scripts = [...new Set([...router.scripts, ...page.scripts])]
    const styles = [...new Set([...router.styles, ...page.styles])]
    const late = scripts.filter((file) => LATE.test(read(file).toString()))
    return { page: page.route, scriptKb: kilobytes(scripts), styleKb: kilobytes(styles), sheets: styles.length, late }
  })
}

export function measureFirstView(): Finding[] {
  const views = firstViews()
  const script = Math.max(...views.map(({ scriptKb }) => scriptKb))
  const style = Math.max(...views.map(({ styleKb }) => styleKb))
  const sheets = Math.max(...views.map((view) => view.sheets))
  const late = views.flatMap((view) => view.late)
  return [
    {
      name: 'script a page hydrates with, kB',
      measured: script.toFixed(1),
      limit: `≤ ${SCRIPT_LIMIT_KB}`,
      limitIs: 'a budget: the page with the most, in brotli',
      isWithin: script <= SCRIPT_LIMIT_KB,
    },
    {
      name: 'styles of a page, kB',
      measured: style.toFixed(1),
      limit: `≤ ${STYLE_LIMIT_KB}`,
      limitIs: 'a budget: the page with the most, in brotli',
      isWithin: style <= STYLE_LIMIT_KB,
    },
    {
      name: 'style sheets of a page',
      measured: String(sheets),
      limit: `≤ ${SHEET_LIMIT}`,
      limitIs: 'exact: that of the frame and its own',
      isWithin: sheets <= SHEET_LIMIT,
    },
    {
      name: 'lazy libraries in a first view',
      measured: String(late.length),
      limit: '0',
      limitIs: 'exact',
      isWithin: late.length === 0,
    },
  ]
}

const read = (file: string) => readFileSync(join(BUILD, 'client', file))

const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + compressed(file), 0) / 1000

const sizes = new Map<string, number>()

function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(read(file)).length
  sizes.set(file, size)
  return size
}

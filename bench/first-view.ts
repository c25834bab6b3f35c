import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Finding } from './run.ts'

const BUILD = join(import.meta.dirname, '../dist')
const SCRIPT_LIMIT_KB = 100
const STYLE_LIMIT_KB = 30
/** Loaded late, if ever: none of them may be in a first view. */
const LATE = /swiper|photoswipe|imask|framer-motion|motion-dom/i

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
}

/** Script and styles a page loads before anything happens, compressed, for the heaviest page. */
export async function measureFirstView(): Promise<Finding[]> {
  const manifest = JSON.parse(readFileSync(join(BUILD, 'assets.json'), 'utf8')) as Record<string, Chunk>
  const runtime = Object.keys(manifest).filter((key) => key.includes('client-routing'))
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !runtime.includes(key))
  const views = pages.map((page) => filesOf(manifest, [...runtime, page]))

  const script = Math.max(...views.map(({ scripts }) => kilobytes(scripts)))
  const style = Math.max(...views.map(({ styles }) => kilobytes(styles)))
  const late = views.flatMap(({ scripts }) => scripts).filter((file) => LATE.test(read(file).toString()))
  return [
    {
      name: 'script of a first view, kB',
      measured: script.toFixed(1),
      limit: `≤ ${SCRIPT_LIMIT_KB}`,
      isWithin: script <= SCRIPT_LIMIT_KB,
    },
    {
      name: 'styles of a page, kB',
      measured: style.toFixed(1),
      limit: `≤ ${STYLE_LIMIT_KB}`,
      isWithin: style <= STYLE_LIMIT_KB,
    },
    { name: 'late libraries in a first view', measured: String(late.length), limit: '0', isWithin: late.length === 0 },
  ]
}

function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

const read = (file: string) => readFileSync(join(BUILD, 'client', file))

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / 1000

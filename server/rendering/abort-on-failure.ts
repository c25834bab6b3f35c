import { render } from 'vike/abort'
import type { ContentReader } from '../../shared/content-reader.ts'

/** The reader given to pages: a failed read aborts with the 503 page. */
export function abortOnFailure(content: ContentReader): ContentReader {
  const abort = (): never => {
    throw render(503, 'Content is not available')
  }
  const guarded = Object.entries(content).map(([name, read]) => [
    name,
    (...codes: [string]) => (read as (...codes: [string]) => Promise<unknown>)(...codes).catch(abort),
  ])
  return Object.fromEntries(guarded) as ContentReader
}

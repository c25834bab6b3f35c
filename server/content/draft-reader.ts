import type { ContentReader } from '../../shared/content-reader.ts'
import type { Source } from './content-store.ts'
import { contentOf } from './copy.ts'
import type { Upstream } from './upstream.ts'

/** A reader for one page as editors see it, drafts included: each path is asked for anew and kept nowhere. */
export function draftReader(
  upstream: Pick<Upstream, 'get'>,
  makeReader: (read: <Value>(source: Source<Value>) => Promise<Value>) => ContentReader,
): ContentReader {
  const replies = new Map<string, Promise<unknown>>()

  async function ask(path: string): Promise<unknown> {
    const reply = await upstream.get(`${path}?draft=1`)
    return contentOf(path, reply.kind === 'found' ? reply.body : null)
  }

  return makeReader(async ({ path, normalise }) => {
    if (!replies.has(path)) replies.set(path, ask(path))
    return normalise(await replies.get(path))
  })
}

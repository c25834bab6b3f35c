import type { ContentReader } from '../../shared/content-reader.ts'
import { contentOf } from './cache/reply.ts'
import type { MakeReader } from './reader.ts'
import type { Upstream } from './upstream/upstream.ts'

/** A reader for one preview, drafts included: each path is requested once, and nothing is cached beyond it. */
export function draftReader(upstream: Pick<Upstream, 'get'>, makeReader: MakeReader): ContentReader {
  const replies = new Map<string, Promise<unknown>>()

  async function fetchDraft(path: string): Promise<unknown> {
    const reply = await upstream.get(`${path}?draft=1`)
    return contentOf(path, reply.kind === 'found' ? reply.body : null)
  }

  return makeReader(async ({ path, normalise }) => {
    if (!replies.has(path)) replies.set(path, fetchDraft(path))
    return normalise(await replies.get(path))
  })
}

import { contentOf } from '../../server/content/cache/reply.ts'
import type { Upstream } from '../../server/content/upstream/upstream.ts'
import type { Report } from './finding.ts'

const SLOW_MS = 1000

/** Each path is asked for once, and what the site has no words for is reported: speed, validators, the content type. */
export function createReplies(upstream: Pick<Upstream, 'get'>) {
  const replies = new Map<string, Promise<unknown>>()

  return {
    /** The parsed reply; `null` for a 404. */
    read(path: string, code: string | null, report: Report): Promise<unknown> {
      const known = replies.get(path)
      if (known) return known
      const reply = ask(path, code, report)
      replies.set(path, reply)
      return reply
    },
  }

  async function ask(path: string, code: string | null, report: Report): Promise<unknown> {
    const startedAt = performance.now()
    const reply = await upstream.get(path)
    const ms = Math.round(performance.now() - startedAt)
    if (ms > SLOW_MS) report('noticed', code, { what: 'slow', given: ms })
    if (reply.kind !== 'found') return null
    const { validators, contentType = '' } = reply
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType))
      report('noticed', code, { what: 'contentType', given: contentType })
    const hasValidator = Object.keys(validators).length > 0
    if (!hasValidator) report('noticed', code, { what: 'noValidator' })
    else if (code === null && (await upstream.get(path, validators)).kind !== 'unchanged')
      report('noticed', code, { what: 'idleValidator' })
    return contentOf(path, reply.body)
  }
}

export type Replies = ReturnType<typeof createReplies>

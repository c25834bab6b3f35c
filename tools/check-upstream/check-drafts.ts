import { messageOf } from '../../server/base/error-reason.ts'
import { contentOf } from '../../server/content/cache/reply.ts'
import type { Upstream } from '../../server/content/upstream/upstream.ts'
import type { Report } from './finding.ts'

export interface DraftsAround {
  /** The API as who has the token reads it. */
  known: Pick<Upstream, 'get'>
  /** The same as anybody does. */
  anybody: Pick<Upstream, 'get'>
  report: Report
  itemsIn: (reply: unknown) => readonly string[]
}

/** Whether drafts of an area can be read with the token, and by nobody else. */
export async function checkDrafts(area: string, { known, anybody, report, itemsIn }: DraftsAround): Promise<void> {
  const list = `/${area}/`
  const draftList = `${list}?draft=1`
  try {
    const published = new Set(itemsIn(await read(known, list)))
    const drafts = itemsIn(await read(known, draftList)).filter((code) => !published.has(code))
    report('noticed', null, { what: 'drafts', count: drafts.length })
    const open = new Set<string>()
    for (const path of [list, draftList])
      for (const code of itemsIn(await read(anybody, path).catch(() => null))) open.add(code)
    for (const code of drafts) if (open.has(code)) report('refused', code, { what: 'openDraft' })
  } catch (error) {
    report('noticed', null, { what: 'unreadableDrafts', reason: messageOf(error) })
  }
}

async function read(upstream: Pick<Upstream, 'get'>, path: string): Promise<unknown> {
  const reply = await upstream.get(path)
  if (reply.kind !== 'found') throw new Error(`${path} answered 404`)
  return contentOf(path, reply.body)
}

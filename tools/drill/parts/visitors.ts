import { setTimeout as sleep } from 'node:timers/promises'
import { LEAD } from '../../../tests/support/leads/lead.ts'

export const PAGES = ['/', '/projects/zernoved/', '/services/', '/blog/', '/contacts/']

export interface Visits {
  answers: Map<string, number>
  /** Names of the leads posted, and of those answered `ok`. */
  posted: string[]
  acknowledged: string[]
  pageMs: number[]
  leadMs: number[]
}

/** Opens each page that visitors will open. */
export async function openPages(url: string): Promise<void> {
  for (const path of PAGES) await (await fetch(url + path)).arrayBuffer()
}

/**
 * Visitors in an even stream, whether they are answered or not; every fourth sends a form, every tenth asks with HEAD.
 * They are numbered from `first`.
 */
export function startVisitors(url: string, aSecond: number, first = 0) {
  const life = new AbortController()
  const visits: Visits = { answers: new Map(), posted: [], acknowledged: [], pageMs: [], leadMs: [] }
  const done = visitEvenly()

  async function visitEvenly() {
    // Only those under way: over hours all of them would fill the memory of the drill, whose
    // pauses would pass for the site's.
    const pending = new Set<Promise<void>>()
    let visitor = first
    for (const from = performance.now(); !life.signal.aborted; await sleep(5)) {
      const due = first + Math.floor(((performance.now() - from) * aSecond) / 1000)
      for (; visitor < due; visitor++) {
        const visited = visit(visitor).finally(() => pending.delete(visited))
        pending.add(visited)
      }
    }
    await Promise.all(pending)
  }

  async function visit(visitor: number) {
    const isPost = visitor % 4 === 0
    const from = performance.now()
    const status = await (isPost ? post(visitor) : get(visitor)).catch(reasonOf)
    ;(isPost ? visits.leadMs : visits.pageMs).push(performance.now() - from)
    const answer = `${isPost ? 'form' : 'page'} ${status}`
    visits.answers.set(answer, (visits.answers.get(answer) ?? 0) + 1)
  }

  async function get(visitor: number) {
    const response = await fetch(`${url}${PAGES[visitor % PAGES.length]}`, {
      method: visitor % 10 === 9 ? 'HEAD' : 'GET',
    })
    await response.arrayBuffer()
    return String(response.status)
  }

  async function post(visitor: number) {
    const name = `Гость ${visitor}`
    visits.posted.push(name)
    const response = await fetch(`${url}/api/mail/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `drill-${visitor}`,
        // A new address for every few visitors, because of the rate limit.
        'x-forwarded-for': `10.${(visitor >> 14) & 255}.${(visitor >> 6) & 255}.${(visitor >> 3) & 7}`,
      },
      body: JSON.stringify({ ...LEAD, name }),
    })
    await response.arrayBuffer()
    if (response.status === 200) visits.acknowledged.push(name)
    return String(response.status)
  }

  return {
    visits,
    async stop() {
      life.abort()
      await done
      return visits
    },
  }
}

/** Answers that are neither 2xx nor 3xx. */
export const failedOf = ({ answers }: Visits) =>
  [...answers].filter(([answer]) => !/ [23]\d\d$/.test(answer)).reduce((sum, [, count]) => sum + count, 0)

export const answersText = ({ answers }: Visits) =>
  [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}

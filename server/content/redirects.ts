import type { Redirect, Redirects } from '../../shared/entities/redirect.ts'
import { canonicalPath } from '../base/local-address.ts'
import { inBatches } from './in-batches.ts'

/** Why a valid redirect is dropped. */
export const USELESS = {
  second: 'another redirect leads from the same address',
  circle: 'leads in a circle',
}

/** Redirects per turn of the event loop: less than a millisecond. */
const AT_ONCE = 1000

/**
 * Redirects that lead to their end in one step. The first of several from one address holds; one that leads in a circle
 * is dropped. Those are reported to `complain`.
 */
export async function resolveRedirects(
  all: readonly Redirect[],
  complain: (from: string, reason: string) => void,
): Promise<Redirects> {
  const given = new Map<string, Redirect>()
  await inBatches(all, AT_ONCE, (batch) => {
    for (const redirect of batch)
      if (given.has(redirect.from)) complain(redirect.from, USELESS.second)
      else given.set(redirect.from, redirect)
  })

  /** `null`: in a circle. */
  const ends = new Map<string, Redirect | null>()
  await inBatches([...given.values()], AT_ONCE, (batch) => {
    for (const redirect of batch) followToEnd(redirect)
  })
  const resolved = new Map<string, Redirect>()
  for (const from of given.keys()) {
    const end = ends.get(from)
    if (end) resolved.set(from, end)
    else complain(from, USELESS.circle)
  }
  return resolved

  function followToEnd(first: Redirect): void {
    const way: Redirect[] = []
    const onWay = new Set<string>()
    let next: Redirect | undefined = first
    while (next && !ends.has(next.from) && !onWay.has(next.from)) {
      way.push(next)
      onWay.add(next.from)
      next = given.get(askedPathOf(next.to))
    }
    let end: Redirect | null | undefined = next && (ends.get(next.from) ?? null)
    for (const step of way.toReversed()) {
      if (end !== null) end = end ? joined(step, end) : step
      ends.set(step.from, end)
    }
  }
}

const joined = ({ from, isPermanent }: Redirect, end: Redirect): Redirect => ({
  from,
  to: end.to,
  isPermanent: isPermanent && end.isPermanent,
})

/** The path a redirect from there would have: a page is spelled in one way, the name of a file may be in mixed case. */
function askedPathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.endsWith('/') ? path : (canonicalPath(path) ?? path)
}

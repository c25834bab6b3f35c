import type { IconDrawing, IconReader } from '../../shared/icons.ts'
import { HOUR_MS } from '../base/durations.ts'
import { messageOf } from '../base/error-reason.ts'
import { UpstreamDown } from '../base/errors.ts'
import { splitIconName } from '../base/icon-name.ts'
import { isRecent } from '../base/is-recent.ts'
import type { Log } from '../base/log.ts'
import { createLruCache } from '../base/lru-cache.ts'
import type { Collections } from './collections.ts'
import type { Icon } from './icon-set.ts'
import { drawingOf } from './icon-svg.ts'
import type { PublicIcons } from './public-api.ts'

export interface IconLibrary extends IconReader {
  /** The icons found. `null`: no such collection. Throws `UpstreamDown` when no source answers. */
  find(prefix: string, names: readonly string[]): Promise<FoundIcons | null>
}

export interface FoundIcons {
  width: number
  height: number
  icons: Map<string, Icon>
}

interface Sources {
  collections: Collections
  /** For collections that are not installed. */
  publicIcons: PublicIcons | null
  log: Pick<Log, 'warn'>
  now?: () => number
}

interface Answer {
  found: FoundIcons | null | 'failed'
  sinceMs: number
  keptMs: number
}

/** The public API's limit of an address. */
export const LONGEST_QUERY = 500

const MOST_ANSWERS = 500
const ANSWER_KEPT_MS = HOUR_MS
/** A public API that is down must not hold up every page. */
const FAILURE_KEPT_MS = 30_000

export function createIconLibrary({ collections, publicIcons, log, now = Date.now }: Sources): IconLibrary {
  const answers = createLruCache<Answer>(MOST_ANSWERS)

  async function find(prefix: string, names: readonly string[]): Promise<FoundIcons | null> {
    const installed = await collections.open(prefix)
    if (installed) return pick(installed, names)
    if (!publicIcons) return null
    const key = `${prefix}?${names.toSorted().join(',')}`
    const known = cached(prefix) ?? cached(key)
    if (known?.found === 'failed') throw new UpstreamDown(`no icon API could tell of ${prefix} a moment ago`)
    return known ? known.found : learn(publicIcons, prefix, names, key)
  }

  function cached(key: string): Answer | null {
    const answer = answers.get(key)
    return answer && isRecent(answer.sinceMs, answer.keptMs, now()) ? answer : null
  }

  async function learn(source: PublicIcons, prefix: string, names: readonly string[], key: string) {
    try {
      const set = await source.ask(prefix, names)
      const found = set && pick(set, names)
      answers.set(found ? key : prefix, { found, sinceMs: now(), keptMs: ANSWER_KEPT_MS })
      return found
    } catch (error) {
      answers.set(prefix, { found: 'failed', sinceMs: now(), keptMs: FAILURE_KEPT_MS })
      throw error
    }
  }

  return {
    find,
    async drawings(names, onFailure) {
      const drawn = await Promise.all(
        batches(names).map(([prefix, batch]) =>
          find(prefix, batch).then(
            (found) => drawAll(prefix, found),
            (error: unknown) => {
              log.warn({ prefix, reason: messageOf(error) }, 'icons left out')
              onFailure?.()
              return []
            },
          ),
        ),
      )
      return Object.fromEntries(drawn.flat())
    },
  }
}

const pick = (
  set: { width: number; height: number; find(name: string): Icon | null },
  names: readonly string[],
): FoundIcons => ({
  width: set.width,
  height: set.height,
  icons: new Map(
    names.flatMap((name): [string, Icon][] => {
      const icon = set.find(name)
      return icon ? [[name, icon]] : []
    }),
  ),
})

const drawAll = (prefix: string, found: FoundIcons | null): [string, IconDrawing][] =>
  [...(found?.icons ?? [])].flatMap(([name, icon]): [string, IconDrawing][] => {
    const drawing = drawingOf(icon)
    return drawing ? [[`${prefix}:${name}`, drawing]] : []
  })

/** Names by collection, in batches that fit into an address; impossible names are left out. */
function batches(names: readonly string[]): [prefix: string, names: string[]][] {
  const all: [string, string[]][] = []
  for (const full of new Set(names)) {
    const parts = splitIconName(full)
    if (!parts) continue
    const { collection, name } = parts
    const open = all.findLast(([known]) => known === collection)?.[1]
    if (open && [...open, name].join(',').length <= LONGEST_QUERY - 'icons='.length) open.push(name)
    else all.push([collection, [name]])
  }
  return all
}

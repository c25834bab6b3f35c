import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Drill {
  /** Of this drill alone, removed at its end. */
  folder: string
  say: (text: string) => void
  /** A line of the table. */
  check: (what: string, promised: string, found: string | number, isKept: boolean) => void
  /** Runs at the end, last first, whatever happens. */
  defer: (end: () => unknown) => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs a drill: prints progress and a table, throws if a promise was broken, and cleans up. */
export async function play(tell: (drill: Drill) => Promise<void>): Promise<void> {
  await using ends = new AsyncDisposableStack()
  const interruption = interruptionOf(ends)
  const folder = mkdtempSync(join(tmpdir(), 'versta-drill-'))
  // Servers of databases run as their own user.
  chmodSync(folder, 0o755)
  ends.defer(() => rm(folder, { recursive: true, force: true }))
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`
  const rows: string[] = []
  let broken = 0
  const told = tell({
    folder,
    say: (text) => console.log(`${seconds()}  ${text}`),
    check(what, promised, found, isKept) {
      rows.push(`| ${what} | ${promised} | ${found} | ${isKept ? 'yes' : '**NO**'} |`)
      if (!isKept) broken += 1
    },
    defer: (end) =>
      ends.defer(async () => {
        await end()
      }),
  })
  await Promise.race([told, interruption])
  console.log(['', '| what | promised | found | kept |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'))
  if (broken > 0) throw new Error(`${broken} of ${rows.length} promises were not kept`)
}

/** A signal ends the drill as a failure does, so that what it has made is removed, and then the program. */
function interruptionOf(ends: AsyncDisposableStack): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  let isInterrupted = false
  // However many come: npm sends its own to a group that has had one.
  const interrupt = (signal: NodeJS.Signals) => {
    isInterrupted = true
    reject(new Error(`stopped by ${signal}`))
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  // Deferred first, so it comes last.
  ends.defer(() => {
    for (const signal of SIGNALS) process.off(signal, interrupt)
    // What is still under way would keep it alive, or begin the next story.
    if (isInterrupted) process.exit(1)
  })
  return promise
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
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

/** Runs a drill: prints progress and a table, throws if a promise was broken, and cleans up. */
export async function play(tell: (drill: Drill) => Promise<void>): Promise<void> {
  await using ends = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'versta-drill-'))
  // Servers of databases run as their own user.
  await chmod(folder, 0o755)
  ends.defer(() => rm(folder, { recursive: true, force: true }))
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`
  const rows: string[] = []
  let broken = 0
  await tell({
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
  console.log(['', '| what | promised | found | kept |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'))
  if (broken > 0) throw new Error(`${broken} of ${rows.length} promises were not kept`)
}

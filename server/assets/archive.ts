import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeTemporaryFiles, replaceFile } from '../base/atomic-file.ts'
import { requireRoom } from '../base/disk-room.ts'
import { DAY_MS, HOUR_MS } from '../base/durations.ts'
import type { Build } from './build.ts'

/** How long a tab opened before a deploy still finds its files. */
const KEPT_MS = 7 * DAY_MS
/** A younger copy may still be written by another process. */
const LONGEST_COPY_MS = HOUR_MS
const ENCODINGS = ['', '.br', '.gz']

export interface ArchivedBuild extends Build {
  /** When another build replaced it; `null` for the current build. */
  replacedAt: string | null
}

export interface Archive {
  /** Where the assets of all builds lie, by their names in the build. */
  assetsDirectory: string
  find(id: string): Promise<ArchivedBuild | null>
  /** Takes the build that is served from now on, and deletes those replaced more than a week ago. */
  take(build: Build, buildAssets: string, now: Date): Promise<void>
}

export function createAssetArchive(directory: string): Archive {
  const assetsDirectory = join(directory, 'assets')
  const recordOf = (id: string) => join(directory, `${id}.json`)

  async function find(id: string): Promise<ArchivedBuild | null> {
    const text = await readFile(recordOf(id), 'utf8').catch(() => null)
    return text === null ? null : parse(text)
  }

  /** Deletes corrupt records. */
  async function all(): Promise<ArchivedBuild[]> {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json'))
    const builds: ArchivedBuild[] = []
    for (const name of names) {
      const build = parse(await readFile(join(directory, name), 'utf8'))
      if (build) builds.push(build)
      else await rm(join(directory, name), { force: true })
    }
    return builds
  }

  const record = (build: ArchivedBuild) =>
    replaceFile(recordOf(build.id), (temporary) => writeFile(temporary, JSON.stringify(build)))

  async function remove({ id, assets }: ArchivedBuild, needed: ReadonlySet<string>): Promise<void> {
    for (const asset of assets.filter((name) => !needed.has(name)))
      for (const encoding of ENCODINGS) await rm(join(assetsDirectory, asset + encoding), { force: true })
    await rm(recordOf(id), { force: true })
  }

  return {
    assetsDirectory,
    find,
    async take(build, buildAssets, now) {
      await mkdir(assetsDirectory, { recursive: true })
      await removeTemporaryFiles(directory, { olderThanMs: LONGEST_COPY_MS, recursive: true })
      const others = (await all())
        .filter(({ id }) => id !== build.id)
        .map((other) => ({ ...other, replacedAt: other.replacedAt ?? now.toISOString() }))
      const { recent = [], expired = [] } = Object.groupBy(others, ({ replacedAt }) =>
        now.getTime() - Date.parse(replacedAt) < KEPT_MS ? 'recent' : 'expired',
      )
      // First, since they may hold the room the copies need.
      const needed = new Set([build, ...recent].flatMap(({ assets }) => assets))
      for (const one of expired) await remove(one, needed)
      for (const one of recent) await record(one)

      const missing = await missingCopies(build.assets, buildAssets, assetsDirectory)
      const bytes = missing.reduce((sum, { size }) => sum + size, 0)
      if (bytes > 0) await requireRoom(assetsDirectory, bytes)
      for (const copy of missing) await keep(copy)
      await record({ ...build, replacedAt: null })
    },
  }
}

/** `null` for a corrupt record. */
function parse(text: string): ArchivedBuild | null {
  try {
    return JSON.parse(text) as ArchivedBuild
  } catch {
    return null
  }
}

interface ArchivedFile {
  from: string
  to: string
  /** Bytes; 0 where there is nothing to copy. */
  size: number
  encoding: string
}

/**
 * A name contains the hash of its file, so an existing copy is the same, unless a power failure cut it off. A running
 * build may have removed the source.
 */
async function missingCopies(
  assets: readonly string[],
  buildAssets: string,
  assetsDirectory: string,
): Promise<ArchivedFile[]> {
  const copies: ArchivedFile[] = []
  for (const asset of assets)
    for (const encoding of ENCODINGS) {
      const [from, to] = [join(buildAssets, asset + encoding), join(assetsDirectory, asset + encoding)]
      const [size, keptSize] = await Promise.all([sizeOf(from), sizeOf(to)])
      if (keptSize === null || (size !== null && size !== keptSize))
        copies.push({ from, to, size: size ?? 0, encoding })
    }
  return copies
}

async function keep({ from, to, encoding }: ArchivedFile): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  // Not flushed: hundreds of files would take seconds, and one that is cut off is copied again.
  await replaceFile(to, (temporary) => linkOrCopy(from, temporary), { isFlushed: false }).catch(
    // Pictures and fonts have no compressed copy.
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || !encoding) throw error
    },
  )
}

/** A link costs no room. Another disk, or a build of another user, needs a copy. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Build } from './build.ts'

/** As long as a tab may stay open over a deploy and still find its files. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const ENCODINGS = ['', '.br', '.gz']

export interface ArchivedBuild extends Build {
  /** When another build took its place; `null` for the one that is served. */
  replacedAt: string | null
}

export interface Archive {
  /** Where the assets of all builds lie, by their names in the build. */
  assetsDirectory: string
  find(id: string): Promise<ArchivedBuild | null>
  /** Takes the build that is served from now on, and lets go of those replaced more than a week ago. */
  take(build: Build, buildAssets: string, now: Date): Promise<void>
}

export function createArchive(directory: string): Archive {
  const assetsDirectory = join(directory, 'assets')
  const recordOf = (id: string) => join(directory, `${id}.json`)

  async function find(id: string): Promise<ArchivedBuild | null> {
    const text = await readFile(recordOf(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as ArchivedBuild)
  }

  async function all(): Promise<ArchivedBuild[]> {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json'))
    const builds = await Promise.all(names.map((name) => find(name.slice(0, -'.json'.length))))
    return builds.filter((build) => build !== null)
  }

  return {
    assetsDirectory,
    find,
    async take(build, buildAssets, now) {
      await mkdir(assetsDirectory, { recursive: true })
      for (const asset of build.assets)
        for (const encoding of ENCODINGS) await keep(join(buildAssets, asset), join(assetsDirectory, asset), encoding)

      const others = (await all()).filter(({ id }) => id !== build.id)
      const records: ArchivedBuild[] = [
        { ...build, replacedAt: null },
        ...others.map((other) => ({ ...other, replacedAt: other.replacedAt ?? now.toISOString() })),
      ]
      const isKept = ({ replacedAt }: ArchivedBuild) =>
        replacedAt === null || now.getTime() - Date.parse(replacedAt) < KEPT_MS
      const needed = new Set(records.filter(isKept).flatMap(({ assets }) => assets))
      for (const record of records) {
        if (isKept(record)) {
          await replace(recordOf(record.id), JSON.stringify(record))
          continue
        }
        for (const asset of record.assets.filter((name) => !needed.has(name)))
          for (const encoding of ENCODINGS) await rm(join(assetsDirectory, asset + encoding), { force: true })
        await rm(recordOf(record.id), { force: true })
      }
    },
  }
}

/** Copies a file that is not there yet; a name holds the hash of its content, so what is there is the same. */
async function keep(from: string, to: string, encoding: string): Promise<void> {
  const isThere = await access(to + encoding).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(dirname(to), { recursive: true })
  const partial = `${to}${encoding}.${process.pid}`
  const isCopied = await copyFile(from + encoding, partial).then(
    () => true,
    // Pictures and fonts have no compressed copy.
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && encoding) return false
      throw error
    },
  )
  if (isCopied) await rename(partial, to + encoding)
}

async function replace(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}`
  await writeFile(partial, text)
  await rename(partial, file)
}

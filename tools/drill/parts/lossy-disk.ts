import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface Change {
  at: number
  /** `null`: the file is cut off at `at`. */
  bytes: Buffer | null
}

/** What a path leads to; a folder has no content of its own. */
interface Entry {
  isFolder: boolean
  safe: Buffer
  /** Since it was last flushed. */
  changes: Change[]
}

const SECTOR = 512

/**
 * A file system that promises no more than POSIX does: content is safe once its file is flushed, a name once its folder
 * is. Whatever else was written may be there after a power cut or not, in any order, down to a sector.
 */
export function createLossyDisk(root: string) {
  const top: Entry = { isFolder: true, safe: Buffer.alloc(0), changes: [] }
  const names = new Map([[root, top]])
  const safeNames = new Map([[root, top]])

  const contentOf = ({ safe, changes }: Entry) => changed(safe, changes)

  function add(path: string, at: number, bytes: Buffer | null) {
    names.get(path)?.changes.push({ at, bytes })
  }

  return {
    create(path: string, isFolder = false) {
      if (!names.has(path)) names.set(path, { isFolder, safe: Buffer.alloc(0), changes: [] })
    },
    write: add,
    truncate: (path: string, size: number) => add(path, size, null),
    sizeOf(path: string) {
      const node = names.get(path)
      return node ? contentOf(node).length : 0
    },
    rename(from: string, to: string) {
      const node = names.get(from)
      if (!node) return
      names.delete(from)
      names.set(to, node)
    },
    remove: (path: string) => void names.delete(path),

    /** What was changed before the flush began is safe once it has ended. */
    flush(path: string): () => void {
      const node = names.get(path)
      const entries = [...names].filter(([name]) => dirname(name) === path)
      const count = node?.changes.length ?? 0
      return () => {
        if (node) node.safe = changed(node.safe, node.changes.splice(0, count))
        if (node && !node.isFolder) return
        for (const name of safeNames.keys()) if (dirname(name) === path) safeNames.delete(name)
        for (const [name, entry] of entries) safeNames.set(name, entry)
      }
    },

    /** What the program sees: its files, whole. */
    now: () => new Map([...names].filter(([, node]) => !node.isFolder).map(([path, node]) => [path, contentOf(node)])),

    /**
     * What a power cut leaves; `isKept` says of each change that was not flushed whether the disk had it all the same.
     */
    afterCut(isKept: () => boolean = () => false): Map<string, Buffer> {
      const left = new Map(safeNames)
      for (const [path, node] of names) if (left.get(path) !== node && isKept()) left.set(path, node)
      const isThere = (path: string): boolean => path === root || (left.has(path) && isThere(dirname(path)))
      const torn = ({ safe, changes }: Entry) =>
        changed(
          safe,
          changes.flatMap((change) => (isKept() ? change : tornAt(change, isKept))),
        )
      return new Map(
        [...left]
          .filter(([path, { isFolder }]) => !isFolder && isThere(path))
          .map(([path, node]) => [path, torn(node)]),
      )
    },
  }
}

export type LossyDisk = ReturnType<typeof createLossyDisk>

function changed(content: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return content
  const most = Math.max(content.length, ...changes.map(({ at, bytes }) => at + (bytes?.length ?? 0)))
  const result = Buffer.alloc(most)
  content.copy(result)
  let size = content.length
  for (const { at, bytes } of changes) {
    if (bytes) bytes.copy(result, at)
    else result.fill(0, at)
    size = bytes ? Math.max(size, at + bytes.length) : at
  }
  return result.subarray(0, size)
}

/** Its beginning alone, or nothing. */
function tornAt({ at, bytes }: Change, isKept: () => boolean): Change[] {
  return bytes && bytes.length > SECTOR && isKept() ? [{ at, bytes: bytes.subarray(0, SECTOR) }] : []
}

/** The files below `folder`, put down below `to`. */
export async function putDown(files: ReadonlyMap<string, Buffer>, folder: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const [path, content] of files) {
    const file = join(to, path.slice(folder.length))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content, { mode: 0o600 })
  }
}

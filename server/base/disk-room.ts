import { statfs } from 'node:fs/promises'

/** Space reserved for leads on the disk they share with caches. */
const KEPT_FOR_LEADS = 16 * 2 ** 20

/** Rejects with `ENOSPC` when a disk with `bytes` more on it would have no room for leads. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some network file systems do not report it.
  if (blocks === 0 || bavail * bsize - bytes >= KEPT_FOR_LEADS) return
  throw Object.assign(new Error(`${bytes} bytes more would leave no room for leads in ${folder}`), { code: 'ENOSPC' })
}

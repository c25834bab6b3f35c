const GUARD = 'reload-guard'
const GUARD_MS = 10_000

/** The build this page came from; while developing there is none. */
export const ownId = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Whether the server serves another build than this page came from. */
export async function isReplaced(): Promise<boolean> {
  const own = ownId()
  if (!own) return false
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: string }
    return response.ok && id !== own
  } catch (error) {
    console.info('The newest build is not known', error)
    return false
  }
}

/** A file of this page is gone: when that is because of a deploy, the page comes anew, but not over and over. */
export async function reloadIfReplaced(): Promise<void> {
  if ((await isReplaced()) && !isGuarded(location.pathname)) location.reload()
}

/** Whether this page was loaded anew just now; from now on it was. Without storage it is taken to have been. */
function isGuarded(path: string): boolean {
  const now = Date.now()
  try {
    const last = JSON.parse(sessionStorage.getItem(GUARD) ?? '{}') as { path?: string; expiresAtMs?: number }
    if (last.path === path && now < (last.expiresAtMs ?? 0)) return true
    sessionStorage.setItem(GUARD, JSON.stringify({ path, expiresAtMs: now + GUARD_MS }))
    return false
  } catch {
    return true
  }
}

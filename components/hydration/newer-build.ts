const GUARD = 'reload-guard'
const GUARD_MS = 10_000

/** The build of this page; none in development. */
export const currentBuildId = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Whether the server serves another build than this page's. */
export async function hasNewerBuild(): Promise<boolean> {
  const own = currentBuildId()
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

/** For a missing file: if a deploy removed it, the page reloads, but not in a loop. */
export async function reloadForNewerBuild(): Promise<void> {
  if ((await hasNewerBuild()) && claimReload(location.pathname)) location.reload()
}

/** Records that this page reloads now; `false`: it has just done so, or there is no storage to tell. */
function claimReload(path: string): boolean {
  const now = Date.now()
  try {
    const [lastPath, guardedUntilMs] = sessionStorage.getItem(GUARD)?.split(' ') ?? []
    if (lastPath === path && now < Number(guardedUntilMs)) return false
    sessionStorage.setItem(GUARD, `${path} ${now + GUARD_MS}`)
    return true
  } catch {
    return false
  }
}

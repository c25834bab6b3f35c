import { hasNewerBuild } from '#components/hydration/newer-build.ts'

const EVERY_MS = 5 * 60_000
const MIN_INTERVAL_MS = 60_000

let lastMs = -Infinity
let timer: number | undefined

/** After a deploy the next link is a full page load, which brings the new build. */
export function watchForNewBuild() {
  timer = window.setInterval(check, EVERY_MS)
  document.addEventListener('visibilitychange', check)
  check()
}

function check() {
  if (document.hidden || performance.now() - lastMs < MIN_INTERVAL_MS) return
  lastMs = performance.now()
  void hasNewerBuild().then((isOld) => isOld && forceFullLoads())
}

function forceFullLoads() {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', check)
  document.addEventListener('click', bypassRouter, { capture: true })
}

/** Vike ignores links marked like this. Form drafts survive a full load. */
function bypassRouter({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.pathname + link.search !== location.pathname + location.search) link.dataset['vike'] = 'false'
}

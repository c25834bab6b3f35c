import { hasNewerBuild } from '#components/hydration/newer-build.ts'
import { forceWholePages } from '#components/hydration/whole-pages.ts'

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
  void hasNewerBuild().then((isOld) => isOld && takeNewBuild())
}

function takeNewBuild() {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', check)
  forceWholePages()
}

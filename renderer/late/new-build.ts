import { isReplaced } from '#components/ui/newer-build.ts'

const EVERY_MS = 5 * 60_000
const SELDOMEST_MS = 60_000

let lastMs = -Infinity
let timer: number | undefined

/** After a deploy the next link is followed by the browser itself: a whole page of the new build comes. */
export function watchForNewBuild() {
  timer = window.setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  look()
}

function look() {
  if (document.hidden || performance.now() - lastMs < SELDOMEST_MS) return
  lastMs = performance.now()
  void isReplaced().then((isOld) => isOld && leavePagesToBrowser())
}

function leavePagesToBrowser() {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', look)
  document.addEventListener('click', keepFromRouter, { capture: true })
}

/** Vike leaves alone what is marked like this. What is typed in forms is kept for the page to come. */
function keepFromRouter({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.pathname + link.search !== location.pathname + location.search) link.dataset['vike'] = 'false'
}

import { idle, untilIdle } from './page-moments.ts'

const BELOW_FOLD = 'main > section, main > div > section, #top > div > footer'

/**
 * Until now `base.css` has kept the layout of what is out of view out of the first paint. One section at a
 * time, or it would be a long task. After a reload or a move of history all is laid out at once: the browser
 * looks for the scroll position.
 */
export async function layOutBelowFold(): Promise<void> {
  document.addEventListener('page-arrival', layOutAll)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') await layOutWhenIdle()
  layOutAll()
}

async function layOutWhenIdle() {
  await idle
  await document.fonts.ready
  for (const section of document.querySelectorAll<HTMLElement>(BELOW_FOLD)) {
    section.style.contentVisibility = 'visible'
    await untilIdle()
  }
}

function layOutAll() {
  document.documentElement.dataset['laidOut'] = ''
}

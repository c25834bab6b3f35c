declare global {
  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean
  }
}

/**
 * A page the browser renders before its link is followed is no visit yet: nothing is counted, opened or fetched in it.
 */
const shown = document.prerendering ? heard(document, 'prerenderingchange') : Promise.resolve()

export const parsed = shown.then(() => document.readyState === 'loading' && heard(document, 'DOMContentLoaded'))

export const idle = shown
  .then(() => document.readyState !== 'complete' && heard(window, 'load'))
  .then(() => untilIdle(2000))

/** Or for a time, since an animation may leave none idle. Safari has no idle callbacks. */
export function untilIdle(timeoutMs = 100): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: timeoutMs })
    else setTimeout(resolve, 50)
  })
}

function heard(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
}

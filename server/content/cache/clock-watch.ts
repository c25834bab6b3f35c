const LOOK_EVERY_MS = 1000
/** Smaller steps are corrections, which every deadline bears. */
const SMALLEST_STEP_MS = 2000

/**
 * Calls back when the system clock is set back: deadlines set before would pass too late. Returns a
 * function that stops watching.
 */
export function watchClock(onSetBack: () => void): () => void {
  let origin = clockOrigin()
  const look = () => {
    const before = origin
    origin = clockOrigin()
    if (origin < before - SMALLEST_STEP_MS) onSetBack()
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** When this process began by the clock of now. */
const clockOrigin = () => Date.now() - performance.now()

import { Overloaded } from './errors.ts'

/** Runs the task now, or once there is room for it. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>

export interface LimitOptions {
  atOnce: number
  /** Tasks that may be queued; any more are refused. */
  waiting?: number
  /** Names the tasks in the error. */
  what?: string
}

/** Runs at most `atOnce` tasks concurrently; up to `waiting` more are queued, the rest throw `Overloaded`. */
export function limitConcurrency({ atOnce, waiting = Infinity, what = 'tasks' }: LimitOptions): Limiter {
  const queue: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running < atOnce) running++
    else await queued()
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }

  function queued(): Promise<void> {
    if (queue.length >= waiting) throw new Overloaded(what)
    return new Promise((resolve) => queue.push(resolve))
  }
}

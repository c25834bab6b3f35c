import { UpstreamDown } from './errors.ts'

/** Runs the task now, or once there is room for it. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs at most `atOnce` tasks concurrently; up to `waiting` more are queued, the rest refused. */
export function limitConcurrency({ atOnce, waiting = Infinity }: { atOnce: number; waiting?: number }): Limiter {
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
    if (queue.length >= waiting) throw new UpstreamDown('too much at once')
    return new Promise((resolve) => queue.push(resolve))
  }
}

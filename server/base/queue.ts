import { UpstreamDown } from './errors.ts'

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `parallel` tasks at once; up to `waiting` more are queued, the rest refused. */
export function createQueue({ parallel, waiting = Infinity }: { parallel: number; waiting?: number }): Queue {
  const line: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < parallel) running++
    else await standInLine()
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }

  function standInLine(): Promise<void> {
    if (line.length >= waiting) throw new UpstreamDown('too much at once')
    return new Promise((resolve) => line.push(resolve))
  }
}

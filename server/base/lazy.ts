import { setImmediate as nextTurn } from 'node:timers/promises'
import { once } from './once.ts'

const all: (() => Promise<unknown>)[] = []

/**
 * Code that cached pages do not need, imported on first use. An `import()` blocks while it reads,
 * so pending responses go first.
 */
export function lazy<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const read = once(() => nextTurn().then(load))
  all.push(read)
  return read
}

/** Imports all lazy modules: a new build may soon replace their files. */
export async function loadLazyModules(): Promise<void> {
  for (const read of all) await read()
}

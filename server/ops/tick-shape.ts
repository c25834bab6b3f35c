import { executionAsyncResource } from 'node:async_hooks'

/** Referenced from here for as long as the process lives. */
const kept: { tick?: object } = {}

/**
 * Keeps one of the objects `process.nextTick` queues. V8 forgets the hidden class of an object once two full collections
 * find none alive, and Node's `nextTick`, compiled for that class, stays six times slower ever after. An answer calls it
 * three times.
 */
export function keepTickShape(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource()
  })
}

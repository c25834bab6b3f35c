import { executionAsyncResource } from 'node:async_hooks'

/** Retained for the life of the process. */
const retained: { tick?: object } = {}

/**
 * Retains one of the objects `process.nextTick` queues. V8 forgets the hidden class of an object once two full
 * collections find none alive, and Node's `nextTick`, compiled for that class, stays six times slower ever after. An
 * answer calls it three times.
 */
export function retainNextTickShape(): void {
  process.nextTick(() => {
    retained.tick = executionAsyncResource()
  })
}

import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * The old generation grows by a third before it is collected. Not a flag of `server/serve`: V8 reads compiled code,
 * also that inside Node, only under the flags it was compiled with, so a start would compile all it needs of Node. What
 * the program has compiled is stored before.
 */
export function limitHeapGrowth(): void {
  flushCompileCache()
  setFlagsFromString('--heap-growing-percent=30')
}

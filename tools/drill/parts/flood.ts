import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FloodOrder, FloodReport } from './flooding-thread.ts'

/** Clients that request uncached addresses, from a thread of their own. */
export async function flood(order: FloodOrder): Promise<FloodReport> {
  const thread = new Worker(new URL('flooding-thread.ts', import.meta.url), { workerData: order })
  const [report] = (await once(thread, 'message')) as [FloodReport]
  return report
}

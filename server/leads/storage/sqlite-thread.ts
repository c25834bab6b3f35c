import { parentPort, workerData } from 'node:worker_threads'
import { createConnection } from './sqlite-connection.ts'
import type { Order, Reply } from './threaded-connection.ts'

/** The thread of SQLite: one order after the other, each answered under its number, together as they came. */
const connection = createConnection(workerData)

parentPort?.on('message', (orders: Order[]) => parentPort?.postMessage(orders.map(answer)))

function answer({ id, name, given }: Order): Reply {
  try {
    return { id, result: (connection[name] as (...values: unknown[]) => unknown)(...given) }
  } catch (error) {
    const { message, code, errcode, errstr } = error as Error & { code?: string; errcode?: number; errstr?: string }
    return { id, failure: { message, code, errcode, errstr } }
  }
}

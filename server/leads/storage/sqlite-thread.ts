import { parentPort, workerData } from 'node:worker_threads'
import { createConnection } from './sqlite-connection.ts'
import type { ThreadRequest, ThreadReply } from './threaded-connection.ts'

/** The thread of SQLite: runs requests in order and replies to each batch at once. */
const connection = createConnection(workerData)

parentPort?.on('message', (requests: ThreadRequest[]) => parentPort?.postMessage(requests.map(answer)))

function answer({ id, name, args: given }: ThreadRequest): ThreadReply {
  try {
    return { id, result: (connection[name] as (...values: unknown[]) => unknown)(...given) }
  } catch (error) {
    const { message, code, errcode, errstr } = error as Error & { code?: string; errcode?: number; errstr?: string }
    return { id, failure: { message, code, errcode, errstr } }
  }
}

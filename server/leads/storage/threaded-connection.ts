import { Worker } from 'node:worker_threads'
import type { SqliteConnection } from './sqlite-connection.ts'
import { ENDED, StorageError, type Failure } from './storage-error.ts'

export interface ThreadRequest {
  id: number
  name: keyof SqliteConnection
  args: readonly unknown[]
}

export type ThreadReply = { id: number; result: unknown } | { id: number; failure: Failure }

/** The same methods, asynchronous. */
export type ThreadedConnection = {
  [Name in keyof SqliteConnection]: (
    ...args: Parameters<SqliteConnection[Name]>
  ) => Promise<ReturnType<SqliteConnection[Name]>>
}

/** SQLite on its own thread: neither a locked file nor a slow disk blocks the thread that serves pages. */
export function connectInThread(path: string): ThreadedConnection {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path })
  const pending = new Map<number, { name: string; resolve: (result: never) => void; reject: (error: Error) => void }>()
  let unsent: ThreadRequest[] = []
  let ended: Failure | null = null
  let count = 0

  const call =
    <Name extends keyof SqliteConnection>(name: Name) =>
    (...args: Parameters<SqliteConnection[Name]>) =>
      new Promise<ReturnType<SqliteConnection[Name]>>((resolve, reject) => {
        if (ended) return reject(new StorageError(name, ended))
        const id = (count += 1)
        pending.set(id, { name, resolve, reject })
        if (unsent.push({ id, name, args: args }) === 1) process.nextTick(send)
      })

  /** Sends all requests of one turn together: a round trip takes as long as several queries. */
  function send() {
    thread.postMessage(unsent)
    unsent = []
  }

  function settle(reply: ThreadReply) {
    const request = pending.get(reply.id)
    pending.delete(reply.id)
    if ('failure' in reply) request?.reject(new StorageError(request.name, reply.failure))
    else request?.resolve(reply.result as never)
  }

  // Under `--watch` Node tells by the same way what the thread imports.
  thread.on('message', (replies: ThreadReply[] | object) => Array.isArray(replies) && replies.forEach(settle))
  thread.on('error', ({ code }: NodeJS.ErrnoException) => end(code))
  thread.on('exit', () => end())

  function end(cause?: string) {
    ended ??= { code: ENDED, message: 'the thread of SQLite has ended', errstr: cause }
    for (const { name, reject } of pending.values()) reject(new StorageError(name, ended))
    pending.clear()
  }

  return {
    open: call('open'),
    begin: call('begin'),
    beginReading: call('beginReading'),
    query: call('query'),
    commit: call('commit'),
    rollback: call('rollback'),
    isInPlace: call('isInPlace'),
    emptyLog: call('emptyLog'),
    async close() {
      try {
        await call('close')()
      } finally {
        await thread.terminate()
      }
    },
  }
}

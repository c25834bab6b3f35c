import { Worker } from 'node:worker_threads'
import type { SqliteConnection } from './sqlite-connection.ts'
import { ENDED, StorageError, type Failure } from './storage-error.ts'

export interface Order {
  id: number
  name: keyof SqliteConnection
  given: readonly unknown[]
}

export type Reply = { id: number; result: unknown } | { id: number; failure: Failure }

/** The same orders, answered later. */
export type ThreadedConnection = {
  [Name in keyof SqliteConnection]: (
    ...given: Parameters<SqliteConnection[Name]>
  ) => Promise<ReturnType<SqliteConnection[Name]>>
}

/** SQLite on a thread of its own: neither a locked file nor a slow disk stops the one that serves pages. */
export function connectInThread(path: string): ThreadedConnection {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path })
  const underway = new Map<number, { name: string; resolve: (result: never) => void; reject: (error: Error) => void }>()
  let unsent: Order[] = []
  let ended: Failure | null = null
  let count = 0

  const order =
    <Name extends keyof SqliteConnection>(name: Name) =>
    (...given: Parameters<SqliteConnection[Name]>) =>
      new Promise<ReturnType<SqliteConnection[Name]>>((resolve, reject) => {
        if (ended) return reject(new StorageError(name, ended))
        const id = (count += 1)
        underway.set(id, { name, resolve, reject })
        if (unsent.push({ id, name, given }) === 1) process.nextTick(send)
      })

  /** All of one turn together: a trip there and back takes as long as several queries. */
  function send() {
    thread.postMessage(unsent)
    unsent = []
  }

  function settle(reply: Reply) {
    const asked = underway.get(reply.id)
    underway.delete(reply.id)
    if ('failure' in reply) asked?.reject(new StorageError(asked.name, reply.failure))
    else asked?.resolve(reply.result as never)
  }

  thread.on('message', (replies: Reply[]) => replies.forEach(settle))
  thread.on('error', ({ code }: NodeJS.ErrnoException) => end(code))
  thread.on('exit', () => end())

  function end(cause?: string) {
    ended ??= { code: ENDED, message: 'the thread of SQLite has ended', errstr: cause }
    for (const { name, reject } of underway.values()) reject(new StorageError(name, ended))
    underway.clear()
  }

  return {
    open: order('open'),
    begin: order('begin'),
    query: order('query'),
    commit: order('commit'),
    rollback: order('rollback'),
    isInPlace: order('isInPlace'),
    emptyLog: order('emptyLog'),
    async close() {
      try {
        await order('close')()
      } finally {
        await thread.terminate()
      }
    },
  }
}

import { createConnection, type SqliteConnection } from '../../../server/leads/storage/sqlite-connection.ts'
import { StorageError, type Failure } from '../../../server/leads/storage/storage-error.ts'
import type { ThreadedConnection } from '../../../server/leads/storage/threaded-connection.ts'

/** SQLite on the test's own thread, for spies. */
export function connectInProcess(path: string): ThreadedConnection {
  const connection = createConnection(path)
  const call =
    (name: keyof SqliteConnection) =>
    async (...args: unknown[]) => {
      try {
        return (connection[name] as (...values: unknown[]) => unknown)(...args)
      } catch (error) {
        throw new StorageError(name, error as Failure)
      }
    }
  const names = Object.keys(connection) as (keyof SqliteConnection)[]
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as ThreadedConnection
}

import { createConnection, type SqliteConnection } from '../../server/leads/storage/sqlite-connection.ts'
import { StorageError, type Failure } from '../../server/leads/storage/storage-error.ts'
import type { ThreadedConnection } from '../../server/leads/storage/threaded-connection.ts'

/** SQLite on the thread of the test, which may then spy on it. */
export function connectHere(path: string): ThreadedConnection {
  const connection = createConnection(path)
  const order =
    (name: keyof SqliteConnection) =>
    async (...given: unknown[]) => {
      try {
        return (connection[name] as (...values: unknown[]) => unknown)(...given)
      } catch (error) {
        throw new StorageError(name, error as Failure)
      }
    }
  const names = Object.keys(connection) as (keyof SqliteConnection)[]
  return Object.fromEntries(names.map((name) => [name, order(name)])) as unknown as ThreadedConnection
}

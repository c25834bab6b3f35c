import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLeadArchive } from './archive.ts'
import type { Clock } from './clock.ts'
import { moveLead, readWaiting } from './standby-move.ts'
import { createDatabase, sqlitePath, type Database } from './storage/database.ts'

/** Where a machine keeps leads while PostgreSQL is away. */
export const waitingFolder = (dataDirectory: string) => join(dataDirectory, 'waiting')

/** Takes over leads that waited for a PostgreSQL which is set no more. Returns how many. */
export async function takeOverWaiting(database: Database, dataDirectory: string, clock: Clock): Promise<number> {
  const folder = waitingFolder(dataDirectory)
  if (!existsSync(sqlitePath(folder))) return 0
  const waiting = createDatabase({ databaseUrl: null, dataDirectory: folder })
  const archive = createLeadArchive(waiting, clock)
  try {
    let taken = 0
    for (let leads = await readWaiting(waiting); leads.length > 0; leads = await readWaiting(waiting)) {
      for (const lead of leads) await moveLead(database, lead, clock)
      await archive.erase(leads.map(({ id }) => id))
      taken += leads.length
    }
    return taken
  } finally {
    await waiting.close()
  }
}

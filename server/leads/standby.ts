import { existsSync } from 'node:fs'
import { codeOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { createLeadArchive } from './archive.ts'
import type { Channel } from './channels/channel.ts'
import type { Clock } from './clock.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { waitingFolder } from './left-waiting.ts'
import { createOutbox, type Outbox, type Receipt } from './outbox.ts'
import { moveLead, readWaiting, waitingIds, type WaitingLead } from './standby-move.ts'
import { createDatabase, sqlitePath, type Database } from './storage/database.ts'
import { AWAY, StorageError } from './storage/storage-error.ts'

export interface StandbyOptions {
  /** PostgreSQL. */
  database: Database
  channels: readonly Channel[]
  dataDirectory: string
  clock: Clock
  log: Log
  /** Leads have reached the database. */
  onMoved: () => void
}

const PROBE_MS = 1000
const STUCK_PROBE_MS = 60_000
/** What a statement may be blamed for; every other failure of PostgreSQL is an outage. */
const FAULT_OF_A_STATEMENT = /^(?:0A|2[1-4]|4[0-2])[0-9A-Z]{3}$/

/**
 * Keeps leads in a file of this machine while PostgreSQL is away, and moves them over when it is back, each once.
 * During an outage nobody waits for a timeout: a probe finds out when it is over.
 */
export function createStandby({ database, channels, dataDirectory, clock, log, onMoved }: StandbyOptions) {
  const folder = waitingFolder(dataDirectory)
  const file = sqlitePath(folder)
  const local = createDatabase({ databaseUrl: null, dataDirectory: folder })
  const localOutbox = createOutbox(local, channels, clock)
  const localDeliveries = createDeliveries(local, clock)
  const localArchive = createLeadArchive(local, clock)
  const waiting = new Set<string>()
  const refused = new Set<string>()
  /** PostgreSQL has them, and they could not be deleted here yet. */
  const moved = new Set<string>()
  let isReadable = true
  let isAway = false
  let isClosing = false
  let probing: NodeJS.Timeout | undefined
  let probed: Promise<unknown> = Promise.resolve()
  let moving: Promise<unknown> = Promise.resolve()

  /** The database as whoever answers visitors should use it: fails at once during an outage. */
  const guarded: Database = {
    ...database,
    async transaction(work, flush) {
      if (isAway) throw new StorageError('connect', { code: AWAY, message: 'known to be away' })
      return database.transaction(work, flush).catch(detectOutage)
    },
  }
  const outbox = createOutbox(guarded, channels, clock)
  const deliveries = createDeliveries(guarded, clock)

  function detectOutage(error: unknown): never {
    if (!isAway && error instanceof StorageError && !FAULT_OF_A_STATEMENT.test(error.code)) {
      isAway = true
      log.error({ reason: codeOf(error) }, 'PostgreSQL is away: leads are kept on this machine until it is back')
      probeIn(PROBE_MS)
    }
    throw error
  }

  function probeIn(ms: number) {
    if (!isClosing) probing ??= setTimeout(() => void (probed = probe()), ms)
  }

  async function probe() {
    try {
      await database.transaction((query) => query('SELECT 1')).catch(detectOutage)
      await (moving = moveAll())
      if (isAway) log.info({ waiting: waiting.size }, 'PostgreSQL is back')
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ reason: codeOf(error) }, 'waiting leads could not be moved yet')
    }
    probing = undefined
    const isMovable = isReadable && refused.isDisjointFrom(waiting)
    if (isAway || mayWait()) probeIn(isAway || isMovable ? PROBE_MS : STUCK_PROBE_MS)
  }

  async function moveAll() {
    let count = 0
    try {
      for await (const lead of waitingLeads()) if (!moved.has(lead.id) && (await move(lead))) count += 1
    } finally {
      if (count > 0) {
        log.info({ moved: count }, 'waiting leads are moved to PostgreSQL')
        onMoved()
      }
    }
    if (moved.size > 0) await tryLocally(forgetMoved, 'moved leads could not be deleted on this machine')
  }

  async function move(lead: WaitingLead): Promise<boolean> {
    try {
      await moveLead(database, lead, clock)
      moved.add(lead.id)
      waiting.delete(lead.id)
      return true
    } catch (error) {
      if (!(error instanceof StorageError) || !FAULT_OF_A_STATEMENT.test(error.code)) throw error
      if (!refused.has(lead.id))
        log.error({ leadId: lead.id, reason: codeOf(error) }, 'PostgreSQL refuses a waiting lead')
      refused.add(lead.id)
      return false
    }
  }

  async function forgetMoved() {
    await localArchive.erase([...moved])
    moved.clear()
    await refreshWaiting()
  }

  /** Page by page, each after the last: one that stays here holds up none behind it. */
  async function* waitingLeads() {
    const readPage = async (after: WaitingLead | null) => (await tryLocally(() => readWaiting(local, after))) ?? []
    let last: WaitingLead | null = null
    await tryLocally(refreshWaiting)
    do {
      const page: WaitingLead[] = waiting.size > 0 ? await readPage(last) : []
      for (const lead of page) {
        if (isClosing) return
        yield lead
      }
      last = page.at(-1) ?? null
    } while (last)
  }

  /** The file decides: a lead may be left from before, or erased though that is not known. */
  async function refreshWaiting() {
    const known = [...waiting]
    const found = new Set(existsSync(file) ? await waitingIds(local) : [])
    // One that is accepted meanwhile is in neither.
    for (const id of known) if (!found.has(id)) waiting.delete(id)
    for (const id of found) if (!moved.has(id)) waiting.add(id)
  }

  /** While the file of this machine fails, PostgreSQL can be used all the same. */
  async function tryLocally<Result>(work: () => Promise<Result>, failure = 'waiting leads could not be read') {
    try {
      const result = await work()
      isReadable = true
      return result
    } catch (error) {
      isReadable = false
      if (!isClosing) log.warn({ reason: codeOf(error) }, failure)
      return null
    }
  }

  const mayWait = () => !isReadable || waiting.size + moved.size > 0

  async function acceptHere(submission: Parameters<Outbox['accept']>[0]): Promise<Receipt> {
    const receipt = await localOutbox.accept(submission)
    if (receipt.kind === 'accepted') waiting.add(receipt.leadId)
    probeIn(PROBE_MS)
    return receipt
  }

  return {
    database: guarded,

    outbox: {
      accept: (submission) =>
        outbox.accept(submission).catch((error: unknown) => {
          if (error instanceof StorageError) return acceptHere(submission)
          throw error
        }),
    } satisfies Outbox,

    /** To the lead wherever it is; a move under way may have read it without them. */
    async addDetails(...details: Parameters<Deliveries['addDetails']>) {
      const [leadId] = details
      if (waiting.has(leadId)) await localDeliveries.addDetails(...details)
      await moving.catch(() => {})
      if (!waiting.has(leadId)) await deliveries.addDetails(...details)
    },

    /** How many leads wait on this machine. */
    count: () => waiting.size,

    /**
     * Finds leads that waited when the program ended. The file is opened even if none can: by the next outage the code
     * for it may be that of another build.
     */
    async open() {
      await tryLocally(async () => {
        await waitingIds(local)
        await refreshWaiting()
      })
      if (mayWait()) probeIn(0)
    },

    async close() {
      isClosing = true
      clearTimeout(probing)
      await probed
      await local.close()
    },
  }
}

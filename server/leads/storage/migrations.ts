import type { Query } from './database.ts'
import { MISSING, StorageError } from './storage-error.ts'

/** Each list is applied once, in order, and never changed after its release. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE versta_lead (
      id TEXT PRIMARY KEY,
      received_at BIGINT NOT NULL,
      lead TEXT NOT NULL,
      consent TEXT NOT NULL,
      suspicions TEXT NOT NULL,
      phone TEXT NOT NULL,
      email TEXT NOT NULL,
      text_hash TEXT
    )`,
    'CREATE INDEX versta_lead_received ON versta_lead (received_at)',
    'CREATE INDEX versta_lead_phone ON versta_lead (phone, received_at)',
    "CREATE INDEX versta_lead_email ON versta_lead (email) WHERE email <> ''",
    'CREATE INDEX versta_lead_text ON versta_lead (text_hash, received_at) WHERE text_hash IS NOT NULL',
    `CREATE TABLE versta_delivery (
      lead_id TEXT NOT NULL REFERENCES versta_lead (id) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'queued',
      details TEXT,
      attempts INTEGER NOT NULL DEFAULT 0,
      failures INTEGER NOT NULL DEFAULT 0,
      reason TEXT,
      queued_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      settled_at BIGINT,
      announced_at BIGINT,
      PRIMARY KEY (lead_id, channel)
    )`,
    'CREATE INDEX versta_delivery_due ON versta_delivery (channel, state, due_at)',
    `CREATE INDEX versta_delivery_unannounced ON versta_delivery (queued_at)
      WHERE state = 'failed' AND announced_at IS NULL`,
    // Keys of idempotency: a lead that is sent again with the same key, or the same words, is answered like the first.
    `CREATE TABLE versta_answer (
      claim TEXT PRIMARY KEY,
      content TEXT NOT NULL,
      lead_id TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE TABLE versta_secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  ['ALTER TABLE versta_delivery ADD COLUMN taken_by TEXT'],
  [
    'ALTER TABLE versta_delivery ADD COLUMN needs_staff INTEGER NOT NULL DEFAULT 0',
    "UPDATE versta_delivery SET needs_staff = 1 WHERE state = 'failed'",
    'DROP INDEX versta_delivery_unannounced',
    `CREATE INDEX versta_delivery_untold ON versta_delivery (queued_at)
      WHERE needs_staff = 1 AND announced_at IS NULL`,
  ],
]

/**
 * Brings the schema up to date. Must run in an exclusive transaction. If there are no tables, a program that may not
 * create them is in the wrong database.
 */
export async function migrate(query: Query, mayCreate: boolean): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS versta_migration (version INTEGER PRIMARY KEY)')
  const [newest] = await query<{ version: number | null }>('SELECT max(version) AS version FROM versta_migration')
  const done = newest?.version ?? 0
  if (done === 0 && !mayCreate) throw new StorageError('open', { code: MISSING, message: 'no tables' })
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < done) continue
    for (const statement of statements) await query(statement)
    await query('INSERT INTO versta_migration (version) VALUES ($1)', [index + 1])
  }
}

/** The limit of a submission: Fastify parses a form as JSON and replies once its row is on disk, without validation. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'

const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '', 'rows.sqlite'))
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000')
database.exec('CREATE TABLE form (body TEXT)')
const row = database.prepare('INSERT INTO form VALUES (?)')

let waiting: string[] = []
let committed = Promise.resolve()

/** Group commit: bodies of one turn, or that arrive during a commit, share the next one. */
function keep(body: string): Promise<void> {
  if (waiting.push(body) === 1) committed = nextTurn().then(commit)
  return committed
}

function commit() {
  database.exec('BEGIN IMMEDIATE')
  for (const body of waiting) row.run(body)
  database.exec('COMMIT')
  waiting = []
}

const app = Fastify()
app.get('/healthz', async () => ({ status: 'ok' }))
app.post('/api/mail/', async ({ body }) => {
  await keep(JSON.stringify(body))
  return { status: 'ok', fields: [], fortuna: false }
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })

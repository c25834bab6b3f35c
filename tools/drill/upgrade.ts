import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSmtp } from '../../tests/support/peers/smtp.ts'
import { startSite, type TestSite } from '../../tests/support/site/site.ts'
import { play, type Drill } from './parts/drill.ts'
import { checkKept, checkMailed } from './parts/kept.ts'
import { postgresServer } from './parts/servers.ts'
import { answersText, failedOf, startVisitors } from './parts/visitors.ts'

const ROOT = join(import.meta.dirname, '../..')
const STAFF = 'staff@versta.example'
const PHASE_MS = 4000

/**
 * An earlier release leaves undelivered leads; this one takes them over, the earlier one takes them back, then this one
 * again. `--from ARCHIVE` of `npm run release`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } })
  const { from } = values
  if (!from) throw new Error('--from is the archive of an earlier release')
  await play(async (drill) => {
    const earlier = await unpacked(drill, from)
    const postgres = await postgresServer(drill)
    await postgres.start()
    await tell(drill, 'SQLite', earlier, {})
    await tell(drill, 'PostgreSQL', earlier, { DATABASE_URL: postgres.url })
  })
}

async function tell(drill: Drill, engine: string, earlier: string, database: Record<string, string>) {
  const smtp = await startSmtp()
  drill.defer(() => smtp.stop())
  const data = { DATA_DIR: join(drill.folder, engine), ...database }
  const env = { ...data, SMTP_URL: smtp.url, MAIL_TO: STAFF, TRUSTED_PROXIES: '127.0.0.1' }
  const names: string[] = []
  smtp.refuse('mailbox full', 452)
  for (const [at, root] of [earlier, ROOT, earlier, ROOT].entries()) {
    const which = root === ROOT ? 'this release' : 'the one before'
    drill.say(`${engine}: ${which}`)
    if (at === 1) {
      drill.check(`${engine}: left undelivered`, 'all', names.length - smtp.mails.length, smtp.mails.length === 0)
      smtp.accept()
    }
    const site = await startSite(env, root)
    drill.defer(() => site.kill('SIGKILL'))
    names.push(...(await leadsTaken(drill, `${engine}, ${at + 1}, ${which}`, site, at * 1000)))
    site.kill('SIGTERM')
    const { code } = await site.exited
    drill.check(`${engine}, ${at + 1}, ${which}: ends`, '0', String(code), code === 0)
  }
  await checkKept(drill, data, names)
  const site = await startSite(env)
  drill.defer(() => site.kill('SIGKILL'))
  await checkMailed(drill, smtp, names, STAFF)
  const ids = smtp.mails.map(({ messageId }) => messageId)
  drill.check(
    `${engine}: mails that came twice`,
    'none',
    ids.length - new Set(ids).size,
    ids.length === new Set(ids).size,
  )
}

async function leadsTaken(drill: Drill, what: string, site: TestSite, first: number) {
  const visitors = startVisitors(site.url, 12, first)
  await sleep(PHASE_MS)
  const visits = await visitors.stop()
  drill.check(
    `${what}: answers that failed`,
    'none',
    `${failedOf(visits)} (${answersText(visits)})`,
    failedOf(visits) === 0,
  )
  return visits.acknowledged
}

async function unpacked(drill: Drill, archive: string): Promise<string> {
  const folder = join(drill.folder, 'earlier')
  await mkdir(folder)
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', folder])
  return folder
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadsCommand } from '../../tests/support/leads/leads-command.ts'
import { play } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { postgresServer } from './parts/servers.ts'
import { startInstance } from './parts/sites.ts'
import { answersText, failedOf, startVisitors } from './parts/visitors.ts'

/** A backup under load, the loss of everything, the leads back; and on to PostgreSQL. */
export async function run(): Promise<void> {
  await play(async (drill) => {
    const file = join(drill.folder, 'leads.backup')
    const env = { DATA_DIR: join(drill.folder, 'site') }
    const before = await startInstance(drill, 'site')
    const visitors = startVisitors(before.url, 40)
    await sleep(6000)
    const known = [...visitors.visits.acknowledged]
    drill.say(`a backup while forms arrive, ${known.length} leads before it`)
    const made = await leadsCommand(env, 'backup', file)
    await sleep(2000)
    const visits = await visitors.stop()
    drill.check(
      'answers that failed during the backup',
      'none',
      `${failedOf(visits)} (${answersText(visits)})`,
      failedOf(visits) === 0,
    )
    drill.check('backup', 'exit 0', made.code, made.code === 0)

    drill.say('the machine is lost with its disk')
    before.kill('SIGKILL')
    await before.exited
    await rm(env.DATA_DIR, { recursive: true })
    const restored = await leadsCommand(env, 'restore', file)
    drill.check('restore', 'exit 0', restored.code, restored.code === 0)
    await checkKept(drill, env, known)

    const postgres = await postgresServer(drill)
    await postgres.start()
    drill.say('on to PostgreSQL, twice')
    for (const time of ['first', 'second']) {
      const moved = await leadsCommand({ ...env, DATABASE_URL: postgres.url }, 'move', '--to', 'postgresql')
      drill.check(`the ${time} move`, 'exit 0', moved.code, moved.code === 0)
    }
    await checkKept(drill, { DATABASE_URL: postgres.url }, known)
    const again = await startInstance(drill, 'site', { DATABASE_URL: postgres.url })
    const { status } = await again.get('/readyz')
    drill.check('the site is ready on it', '200', status, status === 200)
  })
}

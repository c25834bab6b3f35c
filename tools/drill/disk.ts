import { execFileSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEAD } from '../../tests/support/leads/lead.ts'
import { startProgram } from '../../tests/support/site/site.ts'
import { play } from './parts/drill.ts'
import { checkKept } from './parts/kept.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { answersText, startVisitors } from './parts/visitors.ts'

const SIZE = '48m'
const PHASE_MS = 5000

/**
 * The disk of DATA_DIR is full, then well, then read-only at a start: no page is lost, no lead answered `ok` either.
 */
export async function run(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('a disk is mounted: this needs root on Linux')
  await play(async (drill) => {
    const disk = join(drill.folder, 'disk')
    await mkdir(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
    drill.defer(() => execFileSync('umount', ['--lazy', disk]))
    const env = { DATA_DIR: join(disk, 'data') }
    const site = await startInstance(drill, 'site', env)
    const visitors = startVisitors(site.url, 40)
    await sleep(PHASE_MS)
    const accepts = async (name: string) =>
      (await site.postJson('/api/mail/', { ...LEAD, name }, { 'x-forwarded-for': '192.0.2.1' })).status === 200

    drill.say('the disk is full')
    await fill(disk)
    await sleep(PHASE_MS)
    const full = await site.get('/contacts/')
    drill.check('pages on a full disk', '200', full.status, full.status === 200)
    await rm(join(disk, 'ballast'))
    const freeMs = await until(() => accepts('С местом'))
    drill.check('forms with room again, without a restart', '≤ 5 s', `${(freeMs / 1000).toFixed(1)} s`, freeMs < 5000)

    const visits = await visitors.stop()
    const others = [...visits.answers.keys()].filter((answer) => !['page 200', 'form 200', 'form 503'].includes(answer))
    drill.check('answers', '200, and 503 for forms', answersText(visits), others.length === 0)

    drill.say('the disk is read-only after a restart')
    site.kill('SIGTERM')
    await site.exited
    execFileSync('mount', ['-o', 'remount,ro', disk])
    const refused = startProgram(env)
    const { code } = await refused.exited
    const named = refused.log.some(({ setting }) => setting === 'DATA_DIR')
    drill.check(
      'a start on it',
      'refused, DATA_DIR named',
      `${code}, ${named ? 'named' : 'not named'}`,
      code === 1 && named,
    )
    execFileSync('mount', ['-o', 'remount,rw', disk])
    const again = await startInstance(drill, 'site', env)
    const { status } = await again.postJson('/api/mail/', { ...LEAD, name: 'После' })
    drill.check('a form when it is written again', '200', status, status === 200)
    await checkKept(drill, env, [...visits.acknowledged, 'С местом', 'После'])
  })
}

async function fill(disk: string) {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => null)
}

import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadsCommand } from '../../../tests/support/leads/leads-command.ts'
import { startSite } from '../../../tests/support/site/site.ts'
import type { Drill } from './drill.ts'
import { putDown, type LossyDisk } from './lossy-disk.ts'
import { replayed } from './replay.ts'
import { recordingTo } from './system-calls.ts'
import { startVisitors } from './visitors.ts'

const ROOT = join(import.meta.dirname, '../../..')
const A_SECOND = 60
const PLAYED_MS = 10_000

export interface Cut {
  /** Of the drill, for its table. */
  name: string
  env: Record<string, string>
  /** Where the leads are, below DATA_DIR. */
  file: string
}

/**
 * The machine loses its power before each flush of a disk that keeps nothing else, or any part of it: whatever was
 * answered `ok` by then is there. From the system calls of a program under load.
 */
export async function cutPower(drill: Drill, { name, env, file }: Cut): Promise<void> {
  const folder = join(drill.folder, 'cut', name)
  const record = join(drill.folder, `${name}.calls`)
  await mkdir(folder, { recursive: true })
  const site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', ...env }, ROOT, [
    ...recordingTo(record),
    'server/serve',
  ])
  drill.defer(() => site.kill('SIGKILL'))
  const visitors = startVisitors(site.url, A_SECOND)
  await sleep(PLAYED_MS)
  const { acknowledged } = await visitors.stop()
  site.kill('SIGKILL')
  await site.exited

  const scratch = join(drill.folder, 'scratch')
  const lost = new Set<string>()
  const broken: string[] = []
  let cuts = 0
  let last: LossyDisk | null = null
  let told: readonly string[] = []
  for await (const { disk, answered } of replayed(record, folder)) {
    for (const isKept of [() => false, () => Math.random() < 0.5]) {
      const { names, fault } = await leadsIn(disk.afterCut(isKept), folder, scratch, file)
      for (const guest of answered) if (!names.has(guest)) lost.add(guest)
      if (fault) broken.push(fault)
      cuts += 1
    }
    ;[last, told] = [disk, answered]
  }
  drill.check(`${name}: power cuts`, 'some', cuts, cuts > 20)
  drill.check(
    `${name}: answered ok before one`,
    String(acknowledged.length),
    told.length,
    told.length >= acknowledged.length && told.length > 0,
  )
  drill.check(`${name}: lost by any`, 'none', lost.size, lost.size === 0)
  drill.check(`${name}: databases broken`, 'none', broken[0] ?? 'none', broken.length === 0)
  if (!last) return
  const differing = await differences(last.now(), folder)
  drill.check(`${name}: files the record has otherwise`, 'none', differing.join() || 'none', differing.length === 0)
  await checkRestart(
    drill,
    { name, env, file },
    last.afterCut(() => Math.random() < 0.5),
    folder,
    told,
  )
}

async function leadsIn(files: Map<string, Buffer>, folder: string, scratch: string, file: string) {
  await rm(scratch, { recursive: true, force: true })
  const own = [...files].filter(([path]) => path.startsWith(join(folder, file)))
  await putDown(new Map(own), folder, scratch)
  const isThere = files.has(join(folder, file))
  if (!isThere) return { names: new Set<string>(), fault: null }
  const database = new DatabaseSync(join(scratch, file))
  try {
    const found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'versta_lead'").get()
    const leads = hasTable ? database.prepare('SELECT lead FROM versta_lead').all() : []
    const names = new Set(leads.map(({ lead }) => (JSON.parse(String(lead)) as { name: string }).name))
    return { names, fault: found === 'ok' ? null : String(found) }
  } catch (error) {
    return { names: new Set<string>(), fault: String(error) }
  } finally {
    database.close()
  }
}

/** Whether nothing was written past the record, but for what is mapped into memory and assets the kernel copies. */
async function differences(files: Map<string, Buffer>, folder: string): Promise<string[]> {
  const there = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const isOther = async (path: string) =>
    !files.get(path)?.equals(await readFile(path).catch(() => Buffer.from('not there')))
  const isRecorded = (path: string) => !path.endsWith('-shm') && !path.startsWith(join(folder, 'builds/'))
  const all = [...new Set([...there, ...files.keys()])].filter(isRecorded)
  const others = await Promise.all(all.map(isOther))
  return all.filter((_path, at) => others[at]).map((path) => path.slice(folder.length + 1))
}

/** The whole program on what is left of its files. */
async function checkRestart(
  drill: Drill,
  { name, env, file }: Cut,
  files: Map<string, Buffer>,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const to = join(drill.folder, 'after', name)
  await putDown(files, folder, to)
  const site = await startSite({ DATA_DIR: to, ...env })
  drill.defer(() => site.kill('SIGKILL'))
  const { status } = await site.get('/')
  drill.check(`${name}: a page after the cut`, '200', status, status === 200)
  await site.stop()
  const { json } = await leadsCommand({ DATA_DIR: join(to, file, '..') }, 'list', '--json')
  const kept = new Set((json as { name: string }[]).map((lead) => lead.name))
  const missing = names.filter((guest) => !kept.has(guest))
  drill.check(`${name}: leads missing then`, 'none', missing.length, missing.length === 0)
}

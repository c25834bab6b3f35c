import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandUnderTest } from '../../support/leads/command-under-test.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { hasTerminal, inTerminal, leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { startSite } from '../../support/site/site.ts'

type Counts = { counts: { table: string; from: number; to: number; written: number }[] }

let folder: string
let file: string
let opened: OpenStore[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-backup-'))
  file = join(folder, 'leads.backup')
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map(({ drop }) => drop()))
  await rm(folder, { recursive: true })
})

async function emptyStore(engine: string): Promise<OpenStore> {
  const store = await STORES.find((one) => one.engine === engine)?.open()
  if (!store) throw new Error(`no ${engine}`)
  opened.push(store)
  return store
}

const listed = async (env: Record<string, string>) => (await leadsCommand(env, 'list', '--json')).json
const rows = (json: unknown) =>
  Object.fromEntries((json as Counts).counts.map(({ table, ...counts }) => [table, counts]))

for (const store of STORES)
  describe.skipIf(store.isMissing)(`leads kept in ${store.engine}`, () => {
    const at = commandUnderTest(store)

    test.each(STORES.filter(({ isMissing }) => !isMissing).map(({ engine }) => engine))(
      'come back from a backup into %s as they were, their deliveries and keys with them',
      async (engine) => {
        for (let guest = 0; guest < 503; guest += 1)
          await at.leads.post({ name: `Гость ${guest}` }, { idempotencyKey: `key-${guest}` })
        await at.deliver('mail', 1)
        const { code, json } = await at.run('backup', file, '--json')
        expect(code).toBe(0)
        expect(rows(json)).toMatchObject({
          versta_lead: { from: 503, to: 503 },
          versta_delivery: { from: 1006, to: 1006 },
          versta_answer: { from: 1006, to: 1006 },
        })

        const { env } = await emptyStore(engine)
        const restored = await leadsCommand(env, 'restore', file)
        expect(restored).toMatchObject({ code: 0, stderr: '' })
        expect(restored.stdout).toMatch(/Заявки +503 +503 +503/)
        expect(await listed(env)).toEqual(await listed(at.store.env))
      },
    )

    test('are in a file that only its owner reads, and never written over another unasked', async () => {
      await at.leads.post()
      expect((await at.run('backup', file)).code).toBe(0)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      const first = await readFile(file)
      await at.leads.post({ name: 'Вторая' })

      const refused = await at.run('backup', file)
      expect([refused.code, refused.stdout]).toEqual([1, ''])
      expect(refused.stderr).toContain(`Такой файл уже есть: ${file}`)
      expect(await readFile(file)).toEqual(first)
      const again = await at.run('backup', file, '--force', '--json')
      expect(rows(again.json)['versta_lead']).toEqual({ from: 2, to: 2, written: 2 })
      expect(await readdir(folder)).toEqual(['leads.backup'])
    })

    test('are asked about before others join them, and none is lost or doubled', async () => {
      await at.leads.post()
      await at.run('backup', file)
      await at.leads.post({ name: 'Вторая' })

      const refused = await at.run('restore', file)
      expect([refused.code, refused.stdout]).toEqual([2, ''])
      expect(refused.stderr).toContain('в базе уже есть заявки (2)')
      expect((await at.run('restore', file, '--yes')).code).toBe(0)
      expect(await at.leads.archive.count()).toBe(2)
    })

    test('that were delivered after the backup are not queued again by it', async () => {
      await at.leads.post()
      await at.run('backup', file)
      at.leads.start()
      await expect.poll(async () => (await at.run('list', '--json')).stdout.match(/"delivered"/g)?.length).toBe(2)
      await at.run('restore', file, '--yes')
      expect((await at.run('list', '--json')).stdout.match(/"delivered"/g)).toHaveLength(2)
    })

    test.each([
      ['a text', () => writeFile(file, 'заявки')],
      ['nothing', () => writeFile(file, '')],
      ['a backup cut short', async () => truncate(file, (await stat(file)).size / 2)],
    ])('are not touched by a file that is %s', async (_what, spoil) => {
      for (let guest = 0; guest < 60; guest += 1) await at.leads.post({ name: `Гость ${guest}` })
      await at.run('backup', file)
      await spoil()
      const { code, stdout, stderr } = await at.run('restore', file, '--yes')
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toContain(`Это не копия заявок, или она повреждена: ${file}`)
      expect(await at.leads.archive.count()).toBe(60)
      expect(await readdir(folder)).toEqual(['leads.backup'])
    })

    test.each([[['backup']], [['restore']], [['restore', 'nowhere.backup']], [['move']], [['move', '--to', 'mysql']]])(
      'are not touched by a command written wrong: %j',
      async (args) => {
        const { code, stdout, stderr } = await at.run(...args)
        expect([code, stdout]).toEqual([args[1] === 'nowhere.backup' ? 1 : 2, ''])
        expect(stderr).not.toBe('')
      },
    )

    test('of a later version are refused, and it is said why', async () => {
      await at.leads.post()
      await at.leads.database.transaction((query) => query('INSERT INTO versta_migration (version) VALUES (4000)'))
      const { code, stderr } = await at.run('backup', file)
      expect(code).toBe(1)
      expect(stderr).toContain('их записала более новая версия программы')
      expect(await readdir(folder)).toEqual([])
    })
  })

const [sqlite, postgres] = STORES

describe.skipIf(postgres?.isMissing)('leads moved to PostgreSQL', () => {
  const at = commandUnderTest(sqlite!)
  const moved = (...args: string[]) =>
    leadsCommand({ ...at.store.env, DATABASE_URL: goal.env['DATABASE_URL'] ?? '' }, ...args)
  let goal: OpenStore
  beforeEach(async () => {
    goal = await emptyStore('PostgreSQL')
  })

  test('are there once however often it is repeated, deliveries in their newest state, and go back the same way', async () => {
    for (let guest = 0; guest < 20; guest += 1) await at.leads.post({ name: `Гость ${guest}` })
    expect((await moved('move', '--to', 'postgresql')).code).toBe(0)

    await at.leads.post({ name: 'Позже' })
    at.leads.start()
    await expect
      .poll(() => listed(at.store.env).then((leads) => JSON.stringify(leads).match(/"delivered"/g)?.length))
      .toBe(42)
    const again = await moved('move', '--to', 'postgresql', '--json')
    expect(rows(again.json)).toMatchObject({
      versta_lead: { from: 21, to: 21, written: 1 },
      versta_delivery: { from: 42, to: 42, written: 42 },
    })
    expect(await moved('list', '--json').then(({ json }) => json)).toEqual(await listed(at.store.env))

    const back = await emptyStore('SQLite')
    const env = { ...back.env, DATABASE_URL: goal.env['DATABASE_URL'] ?? '' }
    expect((await leadsCommand(env, 'move', '--to', 'sqlite')).stdout).toMatch(/Заявки +21 +21 +21/)
    expect(await listed(back.env)).toEqual(await listed(at.store.env))
  })

  test('need a PostgreSQL to go to, and leads to bring', async () => {
    expect(await leadsCommand(at.store.env, 'move', '--to', 'postgresql')).toMatchObject({ code: 2, stdout: '' })
    const { code, stderr } = await moved('move', '--to', 'postgresql')
    expect(code).toBe(1)
    expect(stderr).toContain('Переносить нечего')
  })
})

test('a backup is made and restored while the site accepts leads', async () => {
  const site = await startSite()
  for (let guest = 0; guest < 5; guest += 1) await site.postJson('/api/mail/', { ...LEAD, name: `Гость ${guest}` })
  const env = { DATA_DIR: site.dataDirectory }
  const [made] = await Promise.all([
    leadsCommand(env, 'backup', file, '--json'),
    site.postJson('/api/mail/', { ...LEAD, name: 'В это время' }),
  ])
  expect(rows(made.json)['versta_lead']?.to).toBeGreaterThanOrEqual(5)
  await leadsCommand(env, 'erase', '--phone', LEAD.tel, '--yes')
  await leadsCommand(env, 'restore', file, '--yes')
  const { status } = await site.postJson('/api/mail/', { ...LEAD, name: 'После' })
  expect(status).toBe(200)
  expect((await listed(env)) as unknown[]).toHaveLength((rows(made.json)['versta_lead']?.to ?? 0) + 1)
  await site.stop()
})

test('a copy of the data folder with its log restores, too', async () => {
  const source = await emptyStore('SQLite')
  const site = await startSite(source.env)
  await site.postJson('/api/mail/', LEAD)
  site.kill('SIGKILL')
  await site.exited
  await cp(source.settings.dataDirectory, join(folder, 'copy'), { recursive: true })
  expect(await readdir(join(folder, 'copy'))).toContain('leads.sqlite-wal')
  const goal = await emptyStore('SQLite')
  expect((await leadsCommand(goal.env, 'restore', join(folder, 'copy/leads.sqlite'))).code).toBe(0)
  expect(await listed(goal.env)).toHaveLength(1)
})

test.skipIf(!hasTerminal)('on a terminal it is asked first, and «n» changes nothing', async () => {
  const source = await emptyStore('SQLite')
  const site = await startSite(source.env)
  await site.postJson('/api/mail/', LEAD)
  await leadsCommand(source.env, 'backup', file)
  const { code, screen } = await inTerminal(source.env, 'n\n', 'restore', file)
  expect(code).toBe(1)
  expect(screen).toContain('В базе уже есть заявки: 1. Они останутся.')
  expect(screen).toContain('Ничего не изменено')
  await site.stop()
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqlitePath } from '../../../server/leads/storage/database.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startTcpProxy } from '../../support/peers/tcp-proxy.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const copyWaiting = (dataDirectory: string, copies: number) => {
  const local = new DatabaseSync(sqlitePath(join(dataDirectory, 'waiting')))
  const { columns } = local
    .prepare("SELECT group_concat(name) AS columns FROM pragma_table_info('versta_lead') WHERE name <> 'id'")
    .get() as { columns: string }
  local.exec(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${copies})
    INSERT INTO versta_lead (id, ${columns}) SELECT id || '-' || n, ${columns} FROM versta_lead, copy`)
  local.close()
}

type Proxy = Awaited<ReturnType<typeof startTcpProxy>>

const { isMissing, open } = STORES[1]!

describe.skipIf(isMissing)('while PostgreSQL is away', () => {
  let store: OpenStore
  let direct: URL
  let proxy: Proxy
  let smtp: TestSmtp
  let site: TestSite

  beforeEach(async () => {
    store = await open()
    direct = new URL(store.env['DATABASE_URL'] ?? '')
    proxy = await startTcpProxy(direct)
    smtp = await startSmtp()
  })
  afterEach(async () => {
    await site.stop()
    await proxy.cut()
    await smtp.stop()
    await store.drop()
  })

  const start = async () =>
    (site = await startSite({
      ...store.env,
      ...smtp.env,
      DATABASE_URL: proxy.url,
      CALLTOUCH_SITE_ID: '1',
      CALLTOUCH_TOKEN: 'x',
      CALLTOUCH_URL: 'http://127.0.0.1:9/',
    }))
  const post = (name: string, key: string, path = '/api/mail/', more = {}) =>
    site.postJson(path, { ...LEAD, name, ...more }, { 'idempotency-key': encodeURIComponent(key) })
  const back = async () => (proxy = await startTcpProxy(direct, proxy.port))
  const isBack = () => site.logged(({ msg }) => msg === 'PostgreSQL is back')
  const kept = async () =>
    ((await leadsCommand(store.env, 'list', '--json')).json as { name: string }[]).map(({ name }) => name).toSorted()
  const waiting = async () => /\nversta_leads_waiting (\d+)/.exec(await (await site.get('/metrics')).text())?.[1]

  test('leads are kept on this machine, and each is moved over and delivered once', async () => {
    await start()
    expect((await post('До', 'before')).status).toBe(200)
    await proxy.cut()
    const during = await Promise.all(['Анна', 'Борис', 'Вера'].map((name) => post(name, name)))
    expect(during.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post('Анна', 'Анна')).status).toBe(200)
    expect((await post('Другая', 'Анна')).status).toBe(409)
    expect([await waiting(), (await site.get('/readyz')).status]).toEqual(['3', 200])

    await back()
    await isBack()
    expect((await post('Борис', 'Борис')).status).toBe(200)
    expect((await post('Вера', 'вторая вкладка')).status).toBe(200)
    expect((await post('После', 'after')).status).toBe(200)
    expect(await kept()).toEqual(['Анна', 'Борис', 'Вера', 'До', 'После'])
    await smtp.received(5)
    expect([smtp.mails.length, await waiting()]).toEqual([5, '0'])
  })

  test('one that came back before they were moved has what was posted again once', async () => {
    await start()
    await post('До', 'before')
    await proxy.cut()
    await post('Анна', 'anna')
    site.kill('SIGKILL')
    await site.exited
    await back()
    const other = await startSite({ ...smtp.env, DATABASE_URL: proxy.url })
    await other.postJson('/api/mail/', { ...LEAD, name: 'Анна' }, { 'idempotency-key': 'anna' })
    await start()
    await site.logged(({ msg }) => msg === 'waiting leads are moved to PostgreSQL')
    expect(await kept()).toEqual(['Анна', 'До'])
    await other.stop()
  })

  test('all that waited when it ended are moved over, however many', async () => {
    await start()
    await proxy.cut()
    await post('Анна', 'anna')
    site.kill('SIGKILL')
    await site.exited
    copyWaiting(store.settings.dataDirectory, 120)
    await back()
    await start()
    await expect.poll(kept).toHaveLength(121)
  })

  test('from the start on, a form with its token is kept, and so is its call tracking', async () => {
    await start()
    const { token } = (await (await site.get('/api/form-token/')).json()) as { token: string }
    await site.stop()
    await proxy.cut()
    await start()
    expect((await post('Анна', 'anna', '/api/mail/', { token })).status).toBe(200)
    const tracked = await post('Анна', 'anna', '/api/calltouch/', {
      sessionId: '998877',
      requestUrl: 'https://versta.example/',
    })
    expect(tracked.status).toBe(200)
    await back()
    await isBack()
    expect(await kept()).toEqual(['Анна'])
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: store.env['DATABASE_URL'] })
    await client.connect()
    const { rows } = await client.query("SELECT details FROM versta_delivery WHERE channel = 'calltouch'")
    await client.end()
    expect(rows).toEqual([{ details: expect.stringContaining('998877') }])
  })

  test('and hangs, only the first visitor waits for it', async () => {
    await start()
    await post('До', 'before')
    proxy.stall()
    const waited = async (name: string) => {
      const from = performance.now()
      expect((await post(name, encodeURIComponent(name))).status).toBe(200)
      return performance.now() - from
    }
    const first = await waited('Анна')
    expect(await waited('Борис')).toBeLessThan(first / 2)
    await proxy.cut()
    await back()
    await isBack()
    expect(await kept()).toEqual(['Анна', 'Борис', 'До'])
  })

  test('and the disk of this machine cannot be written either, a lead is refused', async () => {
    await start()
    await proxy.cut()
    const { writeFile } = await import('node:fs/promises')
    await writeFile(join(store.settings.dataDirectory, 'waiting'), 'no folder')
    expect((await post('Анна', 'anna')).status).toBe(503)
    await back()
    await isBack()
    expect((await post('Анна', 'anna')).status).toBe(200)
    expect(await readdir(store.settings.dataDirectory)).toContain('waiting')
  })
})

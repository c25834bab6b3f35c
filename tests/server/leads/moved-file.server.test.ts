import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

/** The data last: whoever finds it must find its log beside it. */
const FILES = ['leads.sqlite-wal', 'leads.sqlite-shm', 'leads.sqlite']

let parent: string
let data: string
let smtp: TestSmtp
let site: TestSite

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'versta-moved-'))
  data = join(parent, 'data')
  smtp = await startSmtp()
  site = await startSite({ DATA_DIR: data, SMTP_URL: smtp.url, MAIL_TO: 'staff@versta.example' })
})
afterEach(async () => {
  await site.stop()
  await smtp.stop()
  await rm(parent, { recursive: true })
})

const post = async (name: string) => (await site.postJson('/api/mail/', { ...LEAD, name })).status
const readiness = async () => (await site.get('/readyz')).status
const storedNames = async () =>
  ((await leadsCommand({ DATA_DIR: data }, 'list', '--json')).json as { name: string }[]).map(({ name }) => name)

test('no lead is acknowledged while the folder of data is away, and none is lost when it is back', async () => {
  expect([await post('До'), await readiness()]).toEqual([200, 200])
  await smtp.received(1)
  await rename(data, join(parent, 'elsewhere'))

  expect([await post('Без папки'), await readiness()]).toEqual([503, 503])
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/')).status).toBe(200)
  await site.logged(
    ({ msg, reason }) => /could not be stored/.test(String(msg)) && /deleted, moved or replaced/.test(String(reason)),
  )

  await mkdir(data, { recursive: true })
  for (const name of FILES) await rename(join(parent, 'elsewhere', name), join(data, name))
  await expect.poll(readiness).toBe(200)
  expect(await post('После')).toBe(200)
  expect((await storedNames()).toSorted()).toEqual(['До', 'После'])
})

test('no lead is acknowledged into a deleted file', async () => {
  expect(await post('До')).toBe(200)
  for (const name of FILES) await rm(join(data, name))
  expect([await post('В никуда'), await post('И снова'), await readiness()]).toEqual([503, 503, 503])
})

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { openLeads } from '../../support/leads/leads.ts'
import { SQLITE } from '../../support/leads/stores.ts'
import { createTestClock } from '../../support/leads/test-clock.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite } from '../../support/site/site.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A backup of them fits the disk, its log beside it does not. */
const LONG_LEADS = 60

describe.skipIf(!canMount)('on a full disk', () => {
  let disk: string
  let smtp: TestSmtp

  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'versta-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    smtp = await startSmtp()
  })
  afterEach(async () => {
    await smtp.stop()
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })

  test('a lead is answered 503 and not stored; with room again the site takes leads without a restart', async () => {
    const site = await startSite({ DATA_DIR: disk, ...smtp.env, TRUSTED_PROXIES: '127.0.0.1' })
    const acknowledged: string[] = []
    const statuses: number[] = []
    const post = async (name: string, address: string) => {
      const response = await site.postJson('/api/mail/', { ...LEAD, name }, { 'x-forwarded-for': address })
      statuses.push(response.status)
      if (response.status === 200) acknowledged.push(name)
      return response
    }

    await post('До', '203.0.113.1')
    await fill(disk)
    for (let index = 0; index < 100; index += 1) await post(`Гость ${index}`, `203.0.113.${2 + (index >> 3)}`)
    const refused = await post('Во время', '203.0.113.200')
    expect((await site.get('/contacts/')).status).toBe(200)
    await rm(join(disk, 'ballast'))
    const taken = await post('После', '203.0.113.201')

    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    expect([refused.status, taken.status]).toEqual([503, 200])
    expect(await refused.json()).toEqual({ status: 'error', fields: [], fortuna: false })
    const reasons = site.log.filter(({ msg }) => msg === 'lead could not be stored').map(({ reason }) => reason)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons)
      expect(reason).toMatch(
        /^SQLITE_(FULL \(13, .*\)|IOERR \(\d+, .*\)) at \w+: the disk of DATA_DIR (is full: make room|fails or is full)/,
      )
    const { json } = await leadsCommand({ DATA_DIR: disk }, 'list', '--json')
    const stored = (json as { name: string }[]).map(({ name }) => name)
    expect(stored.toSorted()).toEqual(acknowledged.toSorted())
    expect(stored).not.toContain('Во время')
    await smtp.received(acknowledged.length)
    await site.stop()
  })

  test('the room that is left stays for leads: neither the build nor a picture is kept', async () => {
    const site = await startSite({ DATA_DIR: disk, ...smtp.env })
    await site.logged(({ msg }) => String(msg).includes('could not be kept'))
    const [picture] = /\/media\/[^" ]+/.exec(await (await site.get('/projects/')).text()) ?? []
    expect((await site.get(String(picture))).status).toBe(200)
    await site.logged(({ msg }) => msg === 'a picture could not be kept')

    const { bavail, blocks } = await statfs(disk)
    expect(bavail / blocks).toBeGreaterThan(0.8)
    await site.stop()
  })

  test('a backup with room for its log alone fails, and leaves the earlier one', async () => {
    const store = await SQLITE.open()
    const leads = openLeads(store, [], createTestClock())
    const file = join(disk, 'leads.backup')
    const backup = () => leadsCommand(store.env, 'backup', file, '--force')
    await leads.post()
    expect(await backup()).toMatchObject({ code: 0 })
    const earlier = await readFile(file)

    for (let index = 0; index < LONG_LEADS; index += 1)
      await leads.post({ message: `${index} ${'слово '.repeat(800)}` })
    const failed = await backup()

    expect(failed).toMatchObject({ code: 1, stdout: '', stderr: `Копия не записана: ${file}: на диске нет места\n` })
    expect([await readdir(disk), await readFile(file)]).toEqual([['leads.backup'], earlier])
    await leads.close()
    await store.drop()
  })
})

/** Takes what room there is, to the last byte. */
async function fill(disk: string) {
  for (let size = 1 << 20; size >= 512; size >>= 1)
    for (;;) {
      const taken = await writeFile(join(disk, 'ballast'), Buffer.alloc(size), { flag: 'a' }).catch(() => null)
      if (taken === null) break
    }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startJsonSink, type JsonSink } from '../../support/json-sink.ts'
import { LEAD } from '../../support/lead.ts'
import { hasTerminal, inTerminal, leadsCommand } from '../../support/leads-command.ts'
import { openLeads, postedLead, testChannel } from '../../support/leads.ts'
import { startSite, type TestSite } from '../../support/site.ts'
import { STORES, type OpenStore } from '../../support/stores.ts'
import { systemClock } from '../../../server/leads/clock.ts'

const DAY_MS = 24 * 60 * 60_000

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`the staff’s command line, with ${engine}`, () => {
    let store: OpenStore
    let leads: ReturnType<typeof openLeads>

    beforeEach(async () => {
      store = await open()
      leads = openLeads(store, [testChannel('mail').channel, testChannel('webhook').channel], systemClock)
    })
    afterEach(async () => {
      await leads.close()
      await store.drop()
    })

    const run = (...args: string[]) => leadsCommand({ ...store.env, LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' }, ...args)
    const idOf = async (posting: ReturnType<typeof leads.post>) => {
      const receipt = await posting
      return 'leadId' in receipt ? receipt.leadId : ''
    }
    const settle = async (state: string, daysAgo = 0) =>
      leads.database.transaction((query) =>
        query('UPDATE versta_delivery SET state = $1, settled_at = $2', [state, Date.now() - daysAgo * DAY_MS]),
      )
    const age = (days: number) =>
      leads.database.transaction((query) =>
        query('UPDATE versta_lead SET received_at = $1', [Date.now() - days * DAY_MS]),
      )

    test('lists leads with who, how to call and what became of them, spam apart', async () => {
      await leads.post()
      await leads.post({ name: 'Робот' }, { suspicions: ['honeypot'] })
      const { code, stdout, stderr } = await run('list')

      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(
        /^Заявки: 1\n.*\n.*Аполлинария Незабудкина {2}\+7 \(916\) 246-81-35 {2}mail: ждёт, webhook: ждёт\n/,
      )
      expect(stdout).toMatch(/Похоже на спам: 1\n.*\n.*Робот/)
      expect((await run('list', '--suspects', '--json')).json).toMatchObject([
        { name: 'Робот', suspicions: ['honeypot'] },
      ])
    })

    test('shows one lead whole, by the end of its number', async () => {
      await leads.post({ name: 'Соседка' })
      const id = await idOf(leads.post())
      const { code, stdout } = await run('show', id.slice(-8))

      expect(code).toBe(0)
      for (const told of [
        id,
        LEAD.email,
        LEAD.budget,
        'Согласие: 2025-09-12T11:30:00.000Z, редакция от 1, x',
        'webhook',
      ])
        expect(stdout).toContain(told)
    })

    test('says on stderr, with exit code 1, that there is no such lead', async () => {
      await leads.post()
      expect(await run('show', 'ffff')).toMatchObject({ code: 1, stdout: '', stderr: 'Нет заявки ffff\n' })
    })

    test.each([['--help'], ['-h'], ['help']])('tells in Russian what it can do: %s', async (word) => {
      const { code, stdout, stderr } = await run(word)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain('заявок, новые сверху')
    })

    test.each([
      [[]],
      [['dance']],
      [['list', '--loud']],
      [['list', 'ffff']],
      [['list', '--phone', LEAD.tel]],
      [['list', '--limit', '0']],
      [['list', '--limit', '5', '--all']],
      [['resend']],
      [['show', 'a', 'b']],
      [['purge', '--failed']],
      [['erase', '--yes']],
      [['erase', LEAD.tel, '--yes']],
      [['erase', '--phone', LEAD.tel, '--email', LEAD.email, '--yes']],
      [['erase', '--phone', LEAD.tel, '--phone', '+7 (916) 000-00-00', '--yes']],
      [['erase', '--phone', `${LEAD.tel}a`, '--yes']],
      [['erase', '--phone', '8 916 246 81 3', '--yes']],
      [['erase', '--phone', '8 916 246 81 355', '--yes']],
      [['erase', '--phone', '1 916 246 81 35', '--yes']],
      [['erase', '--phone', '', '--yes']],
      [['erase', '--email', LEAD.tel, '--yes']],
      [['erase', '--phone', LEAD.tel]],
    ])('answers a command written wrong, %j, with exit code 2, and does nothing', async (args) => {
      await leads.post()
      const { code, stdout, stderr } = await run(...args)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).not.toBe('')
      expect(await leads.archive.count()).toBe(1)
    })

    test('lists the last fifty, says how many there are, and shows all or so many when asked', async () => {
      await Promise.all(Array.from({ length: 51 }, (_, index) => leads.post({ name: `Гость ${index}` })))
      const shown = async (...args: string[]) => (await run('list', ...args)).stdout.match(/Гость \d+/g)?.length
      expect((await run('list')).stdout).toMatch(/\n\nПоказано 50 из 51, новые\. Все: --all/)
      expect([await shown(), await shown('--limit', '3'), await shown('--all')]).toEqual([50, 3, 51])
      expect((await run('list', '--json')).json).toHaveLength(51)
    })

    test('resends one lead, or all that failed', async () => {
      const id = await idOf(leads.post())
      await leads.post({ name: 'Вторая' })
      await settle('delivered')
      expect((await run('resend', id, '--json')).json).toEqual({ resent: 2 })
      await settle('failed')
      expect((await run('list', '--failed', '--json')).json).toHaveLength(2)
      expect((await run('resend', '--failed')).stdout).toBe('Отправок поставлено в очередь: 4\n')
      expect((await run('list', '--failed')).stdout).toBe('Заявок нет\n')
    })

    test('exports CSV that no spreadsheet takes for a formula, telephones as they are', async () => {
      await leads.post({ name: '=HYPERLINK("http://evil.example")', message: 'Первая\nвторая, с "кавычками"' })
      await leads.post({ name: '+7 (916) 246-81-35 ' })
      const { stdout } = await run('export')

      expect(stdout).toMatch(/^"id","receivedAt","type",/)
      expect(stdout).toContain(`"'=HYPERLINK(""http://evil.example"")","+7 (916) 246-81-35"`)
      expect(stdout).toContain('"Первая\nвторая, с ""кавычками"""')
      expect(stdout.split('\r\n')).toHaveLength(4)
    })

    test('exports for Excel in Russian and in the time of Moscow', async () => {
      await leads.post({}, { suspicions: ['honeypot', 'too-fast'] })
      await leads.database.transaction(async (query) => {
        await query('UPDATE versta_lead SET received_at = $1', [Date.UTC(2025, 8, 12, 21, 30, 5)])
        await query("UPDATE versta_delivery SET state = 'failed' WHERE channel = 'mail'")
      })
      const [head, line] = (await run('export', '--excel')).stdout.split('\r\n')

      expect(head).toMatch(/^\uFEFF"Номер";"Время \(Москва\)";"Вид";"Имя";"Телефон";/)
      expect(line).toContain(
        '"13.09.2025 00:30:05";"Заявка";"Аполлинария Незабудкина";"+7 (916) 246-81-35";"apollinaria',
      )
      expect(line).toContain('"12.09.2025 14:30:00"')
      expect(line).toMatch(/"заполнено поле[^"]+; форма заполнена[^"]+";"mail: НЕ ДОСТАВЛЕНО, webhook: ждёт"$/)
    })

    test('purges what was delivered long enough ago, and nothing that has reached nobody', async () => {
      await leads.post()
      await age(90)
      expect((await run('purge', '--json')).json).toEqual({ erased: 0 })
      await settle('failed', 90)
      expect((await run('purge', '--json')).json).toEqual({ erased: 0 })
      await settle('delivered', 29)
      expect((await run('purge', '--json')).json).toEqual({ erased: 0 })
      await settle('delivered', 31)
      expect((await run('purge', '--json')).json).toEqual({ erased: 1 })
      expect((await run('list', '--json')).json).toEqual([])
    })

    describe('with a channel that has been switched off', () => {
      const runWithout = (...args: string[]) => leadsCommand(store.env, ...args)
      const deliver = (channel: string, daysAgo: number) =>
        leads.database.transaction((query) =>
          query("UPDATE versta_delivery SET state = 'delivered', settled_at = $1 WHERE channel = $2", [
            Date.now() - daysAgo * DAY_MS,
            channel,
          ]),
        )

      test('tells which leads wait for it', async () => {
        const id = await idOf(leads.post())
        await deliver('mail', 0)
        expect((await runWithout('list')).stdout).toContain('mail: доставлено, webhook: ждёт, канал выключен\n')
        expect((await runWithout('show', id)).stdout).toMatch(/webhook +ждёт, канал выключен +0\n/)
        expect((await run('list')).stdout).toContain('webhook: ждёт\n')
      })

      test('keeps what has reached nobody', async () => {
        await leads.post()
        await age(90)
        await leads.database.transaction((query) => query("DELETE FROM versta_delivery WHERE channel = 'mail'"))
        expect((await runWithout('purge', '--json')).json).toEqual({ erased: 0 })
      })

      test('purges them with what other channels have delivered', async () => {
        await leads.post()
        await age(90)
        await deliver('mail', 29)
        expect((await runWithout('purge', '--json')).json).toEqual({ erased: 0 })
        await deliver('mail', 31)
        expect((await run('purge', '--json')).json).toEqual({ erased: 0 })
        expect((await runWithout('purge', '--json')).json).toEqual({ erased: 1 })
      })
    })

    test('erases all of one person, by telephone however written, or by e-mail', async () => {
      await leads.post()
      await leads.post({ name: 'Она же', email: '', type: 'fortuna' })
      await leads.post({ name: 'Другая', tel: '+7 (916) 000-00-00', email: 'OTHER@company.example' })
      const erase = (...args: string[]) => run('erase', ...args, '--yes', '--json')

      expect((await erase('--phone', '8 916\u00a0246–81-35')).json).toEqual({ erased: 2 })
      expect((await run('list', '--json')).json).toMatchObject([{ name: 'Другая' }])
      expect((await erase('--email', 'other@Company.example')).json).toEqual({ erased: 1 })
      expect((await erase('--email', 'other@Company.example')).json).toEqual({ erased: 0 })
      // Erased words are no answer any more: sent again they are a new lead.
      expect(await leads.outbox.accept(postedLead())).toMatchObject({ kind: 'accepted' })
    })

    test.skipIf(!hasTerminal)('shows in the terminal what will go, and erases when that is confirmed', async () => {
      await leads.post()
      const ask = (answer: string) => inTerminal(store.env, answer, 'erase', '--phone', LEAD.tel)

      const refused = await ask('n\n')
      expect(refused.screen).toMatch(
        /Аполлинария Незабудкина[^]*Удалить безвозвратно\? Заявок: 1 \[y\/N\][^]*Ничего не удалено/,
      )
      expect([refused.code, (await ask('\n')).code, await leads.archive.count()]).toEqual([1, 1, 1])
      const confirmed = await ask('y\n')
      expect(confirmed.screen).toContain('Удалено заявок: 1')
      expect([confirmed.code, await leads.archive.count()]).toEqual([0, 0])
    })

    test('makes no tables where no leads have ever been kept', async () => {
      const empty = await open()
      const first = await leadsCommand(empty.env, 'list')
      const second = await leadsCommand(empty.env, 'list')
      const left = await readdir(empty.settings.dataDirectory)
      await empty.drop()
      expect([first.code, first.stdout, left]).toEqual([1, '', []])
      expect(first.stderr).toContain(
        engine === 'SQLite'
          ? `Базы заявок нет: ${join(empty.settings.dataDirectory, 'leads.sqlite')}\nПроверьте DATA_DIR`
          : 'Проверьте DATABASE_URL',
      )
      expect(second).toEqual(first)
    })
  })

describe('while the site runs', () => {
  let crm: JsonSink
  let site: TestSite

  beforeAll(async () => {
    crm = await startJsonSink()
    site = await startSite({ LEADS_WEBHOOK_URL: crm.url })
  })
  afterAll(async () => {
    await site.stop()
    await crm.stop()
  })

  test('a lead resent by the command goes out at once', async () => {
    crm.answer(400)
    await site.postJson('/api/mail/', LEAD)
    await site.logged(({ msg }) => msg?.startsWith('lead could not be delivered') ?? false, 15_000)
    crm.answer(200)
    const { json } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'resend', '--failed', '--json')

    expect(json).toEqual({ resent: 1 })
    expect(await crm.wait(2)).toHaveLength(2)
  })

  test('nothing of an erased person can be read in the files of the database', async () => {
    const name = 'Серафима Колокольцева'
    await site.postJson('/api/mail/', { ...LEAD, name })
    const filesWith = async () => {
      const files = (await readdir(site.dataDirectory)).filter((file) => file.startsWith('leads.sqlite'))
      const contents = await Promise.all(files.map((file) => readFile(join(site.dataDirectory, file))))
      return files.filter((_file, index) => contents[index]?.includes(name))
    }
    await expect.poll(() => crm.received.some(({ body }) => body.includes(name))).toBe(true)
    expect(await filesWith()).not.toEqual([])
    const { code } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'erase', '--phone', LEAD.tel, '--yes')
    expect([code, await filesWith()]).toEqual([0, []])
  })
})

test('a site started without a channel that leads wait for warns of it with their number', async () => {
  const store = await STORES[0]!.open()
  const leads = openLeads(store, [testChannel('mail').channel, testChannel('webhook').channel], systemClock)
  for (const name of ['Первая', 'Вторая']) await leads.post({ name })
  await leads.close()
  const site = await startSite(store.env)

  const warning = await site.logged(({ msg }) => msg === 'leads wait for a channel that is switched off')
  expect(warning).toMatchObject({ level: 40, channel: 'webhook', waiting: 2 })
  await site.stop()
  await store.drop()
})

test('a database that is not there is said in a word, without its password', async () => {
  const { code, stdout, stderr } = await leadsCommand(
    { DATABASE_URL: 'postgres://user:qwerty-4711@127.0.0.1:9/leads' },
    'list',
  )
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Заявки сейчас недоступны: ECONNREFUSED at connect\n',
  })
})

import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandUnderTest } from '../../support/leads/command-under-test.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES } from '../../support/leads/stores.ts'
import { runProgram } from '../../support/site/run-program.ts'

const LIST = '--no-warnings server/leads/cli/leads.ts list'

for (const store of STORES)
  describe.skipIf(store.isMissing)(`the staff’s command line, with ${store.engine}`, () => {
    const at = commandUnderTest(store)

    test('lists leads with who, how to call and what became of them, spam apart', async () => {
      await at.leads.post()
      await at.leads.post({ name: 'Робот' }, { suspicions: ['honeypot'] })
      const { code, stdout, stderr } = await at.run('list')

      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(
        /^Заявки: 1\n.*\n.*Аполлинария Незабудкина {2}\+7 \(916\) 246-81-35 {2}mail: ждёт, webhook: ждёт\n/,
      )
      expect(stdout).toMatch(/Похоже на спам: 1\n.*\n.*Робот/)
      expect((await at.run('list', '--suspects', '--json')).json).toMatchObject([
        { name: 'Робот', suspicions: ['honeypot'] },
      ])
    })

    test('shows one lead whole, by the end of its number', async () => {
      await at.leads.post({ name: 'Соседка' })
      const id = await at.idOf(at.leads.post())
      const { code, stdout } = await at.run('show', id.slice(-8))

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
      await at.leads.post()
      expect(await at.run('show', 'ffff')).toMatchObject({ code: 1, stdout: '', stderr: 'Нет заявки ffff\n' })
    })

    test.each([['--help'], ['-h'], ['help']])('tells in Russian what it can do: %s', async (word) => {
      const { code, stdout, stderr } = await at.run(word)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain('заявок, новые сверху')
    })

    test.each([
      [['list', '--loud']],
      [['list', '--limit', '0']],
      [['show']],
      [['resend']],
      [['settle', 'a', 'b']],
      [['resend', 'ffff', '--failed']],
      [['erase', LEAD.tel, '--yes']],
      [['erase', '--phone', `${LEAD.tel}a`, '--yes']],
      [['erase', '--phone', LEAD.tel]],
    ])('answers a command written wrong, %j, with exit code 2, and does nothing', async (args) => {
      await at.leads.post()
      const { code, stdout, stderr } = await at.run(...args)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).not.toBe('')
      expect(await at.leads.archive.count()).toBe(1)
    })

    test('lists the last fifty, says how many there are, and shows all or so many when asked', async () => {
      await Promise.all(Array.from({ length: 51 }, (_, index) => at.leads.post({ name: `Гость ${index}` })))
      const shown = async (...args: string[]) => (await at.run('list', ...args)).stdout.match(/Гость \d+/g)?.length
      expect((await at.run('list')).stdout).toMatch(/\n\nПоказано 50 из 51, новые\. Все: --all/)
      expect([await shown(), await shown('--limit', '3'), await shown('--all')]).toEqual([50, 3, 51])
      expect((await at.run('list', '--json')).json).toHaveLength(51)
    })

    test('complains of nothing where nobody reads its answer', async () => {
      await at.leads.post()
      const { stderr } = await runProgram('.', at.store.env, 'sh', '-c', `'${process.execPath}' ${LIST} | true`)
      expect(stderr).toBe('')
    })

    test('resends one lead, or all that failed', async () => {
      const id = await at.idOf(at.leads.post())
      await at.leads.post({ name: 'Вторая' })
      await at.settle('delivered')
      expect((await at.run('resend', id, '--json')).json).toEqual({ resent: 2 })
      await at.settle('failed')
      expect((await at.run('list', '--failed', '--json')).json).toHaveLength(2)
      expect((await at.run('resend', '--failed')).stdout).toBe('Отправок поставлено в очередь: 4\n')
      expect((await at.run('list', '--failed')).stdout).toBe('Заявок нет\n')
    })

    test('settles what failed of a lead that was passed on by hand', async () => {
      const id = await at.idOf(at.leads.post())
      await at.settle('failed')
      expect(await at.run('settle', id.slice(-8))).toMatchObject({ code: 0, stdout: 'Отправок улажено: 2\n' })
      expect((await at.run('settle', id, '--json')).json).toEqual({ settled: 0 })
      expect((await at.run('list', '--failed')).stdout).toBe('Заявок нет\n')
    })

    test('makes no tables where no leads have ever been kept', async () => {
      const empty = await store.open()
      const first = await leadsCommand(empty.env, 'list')
      const second = await leadsCommand(empty.env, 'list')
      const left = await readdir(empty.settings.dataDirectory)
      await empty.drop()
      expect([first.code, first.stdout, left]).toEqual([1, '', []])
      expect(first.stderr).toContain(
        store.engine === 'SQLite'
          ? `Базы заявок нет: ${join(empty.settings.dataDirectory, 'leads.sqlite')}\nПроверьте DATA_DIR`
          : 'Проверьте DATABASE_URL',
      )
      expect(second).toEqual(first)
    })
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

test('a file of certificates that cannot be read is named, with nothing else around it', async () => {
  const env = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'staff@versta.example', SMTP_CA_FILE: '/none.pem' }
  expect(await leadsCommand(env, 'list')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'SMTP_CA_FILE must be a file of certificates in PEM, got "/none.pem"\n',
  })
})

test('settings that cannot be read are told of by their own reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'versta-content-'))
  await symlink('site.json', join(folder, 'site.json'))
  const { code, stderr } = await leadsCommand({ CONTENT_DIR: folder }, 'list')
  await rm(folder, { recursive: true })
  expect([code, stderr]).toEqual([1, 'Заявки сейчас недоступны: ELOOP\n'])
})

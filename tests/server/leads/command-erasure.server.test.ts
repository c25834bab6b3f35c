import { describe, expect, test } from 'vitest'
import { commandUnderTest } from '../../support/leads/command-under-test.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { hasTerminal, inTerminal } from '../../support/leads/leads-command.ts'
import { postedLead } from '../../support/leads/leads.ts'
import { STORES } from '../../support/leads/stores.ts'

for (const store of STORES)
  describe.skipIf(store.isMissing)(`the staff’s command line, with ${store.engine}`, () => {
    const at = commandUnderTest(store)

    test('purges what was delivered long enough ago, and nothing that has reached nobody', async () => {
      await at.leads.post()
      await at.age(90)
      expect((await at.run('purge', '--json')).json).toEqual({ erased: 0 })
      await at.settle('failed', 90)
      expect((await at.run('purge', '--json')).json).toEqual({ erased: 0 })
      await at.settle('delivered', 29)
      expect((await at.run('purge', '--json')).json).toEqual({ erased: 0 })
      await at.settle('delivered', 31)
      expect((await at.run('purge', '--json')).json).toEqual({ erased: 1 })
      expect((await at.run('list', '--json')).json).toEqual([])
    })

    describe('with a channel that has been switched off', () => {
      test('tells which leads wait for it', async () => {
        const id = await at.idOf(at.leads.post())
        await at.deliver('mail', 0)
        expect((await at.runWithoutWebhook('list')).stdout).toContain(
          'mail: доставлено, webhook: ждёт, канал выключен\n',
        )
        expect((await at.runWithoutWebhook('show', id)).stdout).toMatch(/webhook +ждёт, канал выключен +0\n/)
        expect((await at.run('list')).stdout).toContain('webhook: ждёт\n')
      })

      test('keeps what has reached nobody', async () => {
        await at.leads.post()
        await at.age(90)
        await at.leads.database.transaction((query) => query("DELETE FROM versta_delivery WHERE channel = 'mail'"))
        expect((await at.runWithoutWebhook('purge', '--json')).json).toEqual({ erased: 0 })
      })

      test('purges them with what other channels have delivered', async () => {
        await at.leads.post()
        await at.age(90)
        await at.deliver('mail', 29)
        expect((await at.runWithoutWebhook('purge', '--json')).json).toEqual({ erased: 0 })
        await at.deliver('mail', 31)
        expect((await at.run('purge', '--json')).json).toEqual({ erased: 0 })
        expect((await at.runWithoutWebhook('purge', '--json')).json).toEqual({ erased: 1 })
      })
    })

    test('erases all of one person, by telephone however written, or by e-mail', async () => {
      await at.leads.post()
      await at.leads.post({ name: 'Она же', email: '', type: 'fortuna' })
      await at.leads.post({ name: 'Другая', tel: '+7 (916) 000-00-00', email: 'OTHER@company.example' })
      const erase = (...args: string[]) => at.run('erase', ...args, '--yes', '--json')

      expect((await erase('--phone', '8 916\u00a0246–81-35')).json).toEqual({ erased: 2 })
      expect((await at.run('list', '--json')).json).toMatchObject([{ name: 'Другая' }])
      expect((await erase('--email', 'other@Company.example')).json).toEqual({ erased: 1 })
      expect((await erase('--email', 'other@Company.example')).json).toEqual({ erased: 0 })
      // Erased words are no answer any more: sent again they are a new lead.
      expect(await at.leads.outbox.accept(postedLead())).toMatchObject({ kind: 'accepted' })
    })

    test('erases nothing where nobody can be asked and --yes is not given', async () => {
      await at.leads.post()
      const { code, stderr } = await at.run('erase', '--phone', LEAD.tel)
      expect([code, await at.leads.archive.count()]).toEqual([2, 1])
      expect(stderr).toContain('--yes')
    })

    test.skipIf(!hasTerminal)('shows in the terminal what will go, and erases when that is confirmed', async () => {
      await at.leads.post()
      const ask = (answer: string) => inTerminal(at.store.env, answer, 'erase', '--phone', LEAD.tel)

      const refused = await ask('n\n')
      expect(refused.screen).toMatch(
        /Аполлинария Незабудкина[^]*Удалить безвозвратно\? Заявок: 1 \[y\/N\][^]*Ничего не удалено/,
      )
      expect([refused.code, (await ask('\n')).code, await at.leads.archive.count()]).toEqual([1, 1, 1])
      const confirmed = await ask('y\n')
      expect(confirmed.screen).toContain('Удалено заявок: 1')
      expect([confirmed.code, await at.leads.archive.count()]).toEqual([0, 0])
    })
  })

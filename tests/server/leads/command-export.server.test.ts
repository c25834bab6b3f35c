import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commandUnderTest } from '../../support/leads/command-under-test.ts'
import { leadsCommandInto } from '../../support/leads/leads-command.ts'
import { STORES } from '../../support/leads/stores.ts'

for (const store of STORES)
  describe.skipIf(store.isMissing)(`the staff’s command line, with ${store.engine}`, () => {
    const at = commandUnderTest(store)

    test('exports CSV that no spreadsheet takes for a formula, telephones as they are', async () => {
      await at.leads.post({ name: '=HYPERLINK("http://evil.example")', message: 'Первая\nвторая, с "кавычками"' })
      await at.leads.post({ name: '+7 (916) 246-81-35 ' })
      const { stdout } = await at.run('export')

      expect(stdout).toMatch(/^"id","receivedAt","type",/)
      expect(stdout).toContain(`"'=HYPERLINK(""http://evil.example"")","+7 (916) 246-81-35"`)
      expect(stdout).toContain('"Первая\nвторая, с ""кавычками"""')
      expect(stdout.split('\r\n')).toHaveLength(4)
    })

    test.skipIf(!existsSync('/dev/full'))('says in a line that its output has no room', async () => {
      await at.leads.post()
      expect(leadsCommandInto('/dev/full', at.store.env, 'export')).toEqual({
        code: 1,
        stderr: 'Не записано: на диске нет места\n',
      })
    })

    test('exports for Excel in Russian and in the time of Moscow', async () => {
      await at.leads.post({}, { suspicions: ['honeypot', 'too-fast'] })
      await at.leads.database.transaction(async (query) => {
        await query('UPDATE versta_lead SET received_at = $1', [Date.UTC(2025, 8, 12, 21, 30, 5)])
        await query("UPDATE versta_delivery SET state = 'failed' WHERE channel = 'mail'")
      })
      const [head, line] = (await at.run('export', '--excel')).stdout.split('\r\n')

      expect(head).toMatch(/^\uFEFF"Номер";"Время \(Москва\)";"Вид";"Имя";"Телефон";/)
      expect(line).toContain(
        '"13.09.2025 00:30:05";"Заявка";"Аполлинария Незабудкина";"+7 (916) 246-81-35";"apollinaria',
      )
      expect(line).toContain('"Написать нам (napishitenam-keysi)"')
      expect(line).toContain('"12.09.2025 14:30:00"')
      expect(line).toMatch(/"заполнено поле[^"]+; форма заполнена[^"]+";"mail: НЕ ДОСТАВЛЕНО, webhook: ждёт"$/)
    })
  })

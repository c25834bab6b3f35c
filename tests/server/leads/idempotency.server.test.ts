import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`with ${engine}`, () => {
    let store: OpenStore
    let smtp: TestSmtp
    let site: TestSite

    beforeAll(async () => {
      ;[store, smtp] = await Promise.all([open(), startSmtp()])
      // Each client behind the proxy has a rate limit of its own, so that 50 posts fit into a minute.
      site = await startSite({ ...smtp.env, TRUSTED_PROXIES: '127.0.0.1', ...store.env })
    })
    afterEach(() => smtp.mails.splice(0))
    afterAll(async () => {
      await site.stop()
      await smtp.stop()
      await store.drop()
    })

    let client = 0
    const post = (lead: object, key?: string) =>
      site.postJson('/api/mail/', lead, {
        ...(key && { 'idempotency-key': key }),
        'x-forwarded-for': `203.0.113.${(client += 1) % 250}`,
      })

    /** How many leads of this name are kept. */
    const kept = async (name: string) => {
      const { json } = await leadsCommand(store.env, 'list', '--json')
      return (json as { name: string }[]).filter((lead) => lead.name === name).length
    }

    test('50 posts at once under one key are one mail and one answer', async () => {
      const lead = { ...LEAD, name: 'Параллельная' }
      const responses = await Promise.all(Array.from({ length: 50 }, () => post(lead, 'parallel')))
      const answers = await Promise.all(responses.map((response) => response.text()))

      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
      expect(new Set(answers)).toEqual(new Set(['{"status":"ok","fields":[],"fortuna":false}']))
      expect(await kept('Параллельная')).toBe(1)
      expect(await smtp.received(1)).toHaveLength(1)
    })

    test('a repeated post gets the same answer and sends nothing more', async () => {
      const lead = { ...LEAD, type: 'fortuna', name: 'Повторная' }
      await post(lead, 'repeated')
      const replayed = await post({ ...lead, utm: 'https://versta.example/#later' }, 'repeated')

      expect(await replayed.json()).toEqual({ status: 'ok', fields: [], fortuna: true })
      expect(await kept('Повторная')).toBe(1)
    })

    test('the same key with other content is a conflict', async () => {
      await post({ ...LEAD, name: 'Первая' }, 'conflict')
      const other = await post({ ...LEAD, name: 'Другая' }, 'conflict')

      expect(other.status).toBe(409)
      expect(await other.json()).toEqual({ status: 'error', fields: [], fortuna: false })
      expect(await kept('Другая')).toBe(0)
    })

    test('a second tab with the same words, and a double click without a key, are one lead', async () => {
      const lead = { ...LEAD, name: 'Нетерпеливая' }
      const advertised = { ...lead, landing: `${LEAD.utm}?yclid=42` }
      const responses = await Promise.all([post(lead, 'tab-1'), post(advertised, 'tab-2'), post(lead), post(lead)])

      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await kept('Нетерпеливая')).toBe(1)
    })

    test('other words, or another goal, are another lead', async () => {
      await post({ ...LEAD, name: 'Двойная' })
      await post({ ...LEAD, name: 'Двойная', message: 'Ещё вопрос' })
      await post({ ...LEAD, name: 'Двойная', reachgoal: 'uslugitarifi' })
      expect(await kept('Двойная')).toBe(3)
    })

    test('a refused form does not use its key up', async () => {
      await post({ ...LEAD, name: 'Исправленная', tel: '' }, 'corrected')
      const corrected = await post({ ...LEAD, name: 'Исправленная' }, 'corrected')
      expect(corrected.status).toBe(200)
      expect(await kept('Исправленная')).toBe(1)
    })

    test('a key is known after the program was killed and started again', async () => {
      const lead = { ...LEAD, name: 'Пережившая' }
      await post(lead, 'survived')
      site.kill('SIGKILL')
      await site.exited
      site = await startSite({ ...smtp.env, TRUSTED_PROXIES: '127.0.0.1', ...store.env })
      const replayed = await post(lead, 'survived')
      const conflict = await post({ ...lead, name: 'Иная' }, 'survived')

      expect([replayed.status, conflict.status]).toEqual([200, 409])
      expect(await kept('Пережившая')).toBe(1)
    })
  })

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { REDIS_URL } from '../../support/peers/redis.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const TEXT = 'Продвинем ваш сайт в десятку за неделю, пишите нам скорее!'

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`a lead is kept and marked, with ${engine}`, () => {
    let store: OpenStore
    let site: TestSite

    beforeAll(async () => {
      store = await open()
      site = await startSite({ TRUSTED_PROXIES: '127.0.0.1', ...store.env })
    })
    afterAll(async () => {
      await site.stop()
      await store.drop()
    })

    let client = 0
    /** Of a visitor of his own, by address and telephone. */
    const post = (change: object) => {
      client += 1
      const tel = `+7 (916) 000-00-${String(client % 100).padStart(2, '0')}`
      return site.postJson('/api/mail/', { ...LEAD, tel, ...change }, { 'x-forwarded-for': `203.0.113.${client}` })
    }

    const suspicionsOf = async (name: string) => {
      const { json } = await leadsCommand(store.env, 'list', '--json')
      return (json as { name: string; suspicions: string[] }[]).find((lead) => lead.name === name)?.suspicions
    }
    const token = async () => ((await (await site.get('/api/form-token/')).json()) as { token: string }).token

    test('when the field nobody sees is filled in: its sender sees the thanks', async () => {
      const response = await post({ name: 'Ловушка', homepage: 'https://spam.example' })
      expect(await response.json()).toEqual({ status: 'ok', fields: [], fortuna: false })
      expect(await suspicionsOf('Ловушка')).toEqual(['honeypot'])
    })

    test('when its form was filled in faster than it can be read', async () => {
      let [attempt, tookMs] = [0, Infinity]
      // On a busy machine a robot may take longer than a person: then it has proven nothing.
      for (; tookMs >= 1500; attempt += 1) {
        const began = performance.now()
        await post({ name: `Быстрая ${attempt}`, token: await token() })
        tookMs = performance.now() - began
      }
      expect(await suspicionsOf(`Быстрая ${attempt - 1}`)).toEqual(['too-fast'])
    })

    test.each([['чужой'], ['mfg1x2.AAAA'], ['.'], ['a.b.c']])(
      'when the time of its form is forged: %s',
      async (forged) => {
        await post({ name: `Подделка ${forged}`, token: forged })
        expect(await suspicionsOf(`Подделка ${forged}`)).toEqual(['forged-token'])
      },
    )

    test('not when there is no time at all, as without JavaScript', async () => {
      await post({ name: 'Честная', token: '' })
      expect(await suspicionsOf('Честная')).toEqual([])
    })

    test('not as forged when the program was restarted while the form stood open', async () => {
      const early = await token()
      site.kill('SIGKILL')
      await site.exited
      site = await startSite({ TRUSTED_PROXIES: '127.0.0.1', ...store.env })
      await post({ name: 'Терпеливая', token: early })
      expect(await suspicionsOf('Терпеливая')).not.toContain('forged-token')
    })

    test('when it is the sixth of one telephone within an hour', async () => {
      for (let number = 1; number <= 6; number += 1)
        await post({ name: `Настойчивая ${number}`, tel: '+7 (999) 111-22-33' })
      expect(await suspicionsOf('Настойчивая 5')).toEqual([])
      expect(await suspicionsOf('Настойчивая 6')).toEqual(['same-phone'])
    })

    test('when its text came from two other telephones within a day, whatever dots are added', async () => {
      await post({ name: 'Рассылка 1', tel: '+7 (999) 000-00-01', message: TEXT })
      await post({ name: 'Рассылка 2', tel: '+7 (999) 000-00-02', message: `${TEXT}..` })
      await post({ name: 'Рассылка 3', tel: '+7 (999) 000-00-03', message: TEXT.toUpperCase() })
      expect(await suspicionsOf('Рассылка 2')).toEqual([])
      expect(await suspicionsOf('Рассылка 3')).toEqual(['same-text'])
    })

    test('not when many have won the same prize', async () => {
      const prize = { type: 'fortuna', message: 'Скидка двадцать процентов на разработку' }
      for (let number = 1; number <= 3; number += 1)
        await post({ ...prize, name: `Везучая ${number}`, tel: `+7 (999) 333-00-0${number}` })
      expect(await suspicionsOf('Везучая 3')).toEqual([])
    })
  })

describe.skipIf(REDIS_URL === '')('two machines with one Redis', () => {
  test('count the posts of an address together, IPv6 by its /64', async () => {
    const prefix = `2001:db8:${(Date.now() & 0xffff).toString(16)}:1`
    const env = { REDIS_URL, TRUSTED_PROXIES: '127.0.0.1' }
    const sites = await Promise.all([startSite(env), startSite(env)])
    const statuses: (number | undefined)[] = []
    for (let index = 0; index < 31; index += 1) {
      const headers = { 'x-forwarded-for': `${prefix}::${index.toString(16)}` }
      statuses.push((await sites[index % 2]?.postJson('/api/mail/', {}, headers))?.status)
    }
    await Promise.all(sites.map((site) => site.stop()))
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  })
})

test('while Redis is away posts are taken all the same', async () => {
  const site = await startSite({ REDIS_URL: 'redis://127.0.0.1:9' })
  const response = await site.postJson('/api/mail/', LEAD)
  await site.stop()
  expect(response.status).toBe(200)
})

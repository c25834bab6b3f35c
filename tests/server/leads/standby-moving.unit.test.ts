import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standbyUnderTest } from '../../support/leads/standby-under-test.ts'

const at = standbyUnderTest()
const { clock, onMoved, inFile, post, names, messages, untilScheduled, probe } = at

test('what call tracking adds to a lead that the database has goes to it', async () => {
  const receipt = await post('Анна')
  await at.standby.addDetails('leadId' in receipt ? receipt.leadId : '', 'test', { sessionId: '7' })
  expect((await at.leads.deliveries.claim('test', 10)).map(({ details }) => details)).toEqual([{ sessionId: '7' }])
})

describe('what waits while the database is away', () => {
  beforeEach(async () => {
    at.remote.state.code = 'ECONNREFUSED'
    await post('Анна', 'hers')
  })

  test('what call tracking adds to a lead is moved with it', async () => {
    const receipt = await post('Борис')
    if (receipt.kind !== 'accepted') throw new Error(receipt.kind)
    await at.standby.addDetails(receipt.leadId, 'test', { sessionId: '7' })
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(0)
    const claimed = await at.leads.deliveries.claim('test', 10)
    expect(claimed.find(({ lead }) => lead.id === receipt.leadId)?.details).toEqual({ sessionId: '7' })
  })

  test('what call tracking adds to a lead that is just being moved reaches it', async () => {
    const receipt = await post('Борис')
    const leadId = 'leadId' in receipt ? receipt.leadId : ''
    const moving = Promise.withResolvers<void>()
    const before = at.remote.state.asked
    at.remote.state.hold = () => (at.remote.state.asked > before + 1 ? moving.promise : Promise.resolve())
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.remote.state.asked).toBe(before + 2)
    const adding = at.standby.addDetails(leadId, 'test', { sessionId: '7' })
    await expect.poll(() => inFile('SELECT * FROM versta_delivery WHERE details IS NOT NULL')).toHaveLength(1)
    moving.resolve()
    await adding
    await expect.poll(() => at.standby.count()).toBe(0)
    const claimed = await at.leads.deliveries.claim('test', 10)
    expect(claimed.find(({ lead }) => lead.id === leadId)?.details).toEqual({ sessionId: '7' })
  })

  test('a lead that somebody has erased here is waited for no longer', async () => {
    inFile('DELETE FROM versta_lead')
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(0)
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    expect(messages('warn')).toEqual([])
  })

  test.each(['at once', 'minutes later'])(
    'one that the database has got %s stands for the one that waits',
    async (when) => {
      if (when === 'minutes later') clock.advance(6 * 60_000)
      const known = await at.leads.post({ name: 'Анна' }, { idempotencyKey: 'hers' })
      at.remote.state.code = null
      await probe()
      await expect.poll(() => messages('info')).toContain('PostgreSQL is back')
      expect(await names()).toEqual(['Анна'])
      expect(await post('Анна', 'hers')).toEqual({ kind: 'repeated', leadId: 'leadId' in known ? known.leadId : '' })
    },
  )

  test('what call tracking adds to one that the database has got meanwhile reaches the one it has', async () => {
    const receipt = await post('Анна', 'hers')
    await at.standby.addDetails('leadId' in receipt ? receipt.leadId : '', 'test', { sessionId: '7' })
    await at.leads.post({ name: 'Анна' }, { idempotencyKey: 'hers' })
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(0)
    const claimed = await at.leads.deliveries.claim('test', 10)
    expect(claimed.map(({ lead, details }) => [lead.name, details])).toEqual([['Анна', { sessionId: '7' }]])
  })

  test('a lead that the database refuses waits on, named once, and holds up no other', async () => {
    await post('Борис')
    at.remote.state.isRefused = (values) => values.includes('Анна')
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(1)
    expect(await names()).toEqual(['Борис'])
    const { asked } = at.remote.state
    await vi.advanceTimersByTimeAsync(59_000)
    expect(at.remote.state.asked).toBe(asked)
    await probe(60_000)
    await expect.poll(() => at.remote.state.asked).toBeGreaterThan(5)
    await untilScheduled()
    expect(messages('error').filter((message) => message === 'PostgreSQL refuses a waiting lead')).toHaveLength(1)
    at.remote.state.isRefused = () => false
    await probe(60_000)
    await expect.poll(() => at.standby.count()).toBe(0)

    at.remote.state.code = 'ECONNREFUSED'
    await post('Вера')
    inFile(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 120)
      INSERT INTO versta_lead SELECT id || n, received_at, lead, consent, suspicions, phone, email, text_hash
        FROM versta_lead, copy`)
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(0)
  })

  test('leads that cannot be deleted here are all moved, each once, and deleted as soon as they can', async () => {
    inFile(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 220)
      INSERT INTO versta_lead SELECT id || n, received_at, lead, consent, suspicions, phone, email, text_hash
        FROM versta_lead, copy`)
    inFile(`CREATE TRIGGER full BEFORE DELETE ON versta_lead BEGIN SELECT RAISE(ABORT, 'full'); END`)
    at.remote.state.code = null
    await probe()
    await untilScheduled()
    expect([(await names()).length, at.standby.count()]).toEqual([221, 0])
    expect(messages('warn')).toEqual(['moved leads could not be deleted on this machine'])
    const { asked } = at.remote.state
    await probe(60_000)
    await untilScheduled()
    expect(at.remote.state.asked).toBe(asked + 1)
    expect(onMoved).toHaveBeenCalledTimes(1)
    inFile('DROP TRIGGER full')
    await probe(60_000)
    await expect.poll(() => inFile('SELECT id FROM versta_lead')).toEqual([])
    await expect.poll(() => vi.getTimerCount()).toBe(0)
  })
})

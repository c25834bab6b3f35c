import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { deskUnderTest } from '../../support/leads/desk-under-test.ts'
import { LEAD } from '../../support/leads/lead.ts'

const SESSION = { sessionId: '998877', requestUrl: 'https://versta.example/?utm_source=x' }

const at = deskUnderTest()
const { deskWith, earlierRun, openAsleep, submit, submitTracked, told } = at

const CALLTOUCH = () => ({ CALLTOUCH_SITE_ID: '1', CALLTOUCH_TOKEN: 'token', CALLTOUCH_URL: at.sink.url })
const requests = () => at.sink.received.map(({ body }) => JSON.parse(body).requests[0])

describe('call tracking', () => {
  test('gets the session with the lead that is already taken', async () => {
    deskWith(CALLTOUCH())
    const taken = await submit()
    const outcome = await submitTracked(SESSION)
    expect(outcome).toEqual(taken)
    void at.desk.open()
    await at.sink.wait(1)
    expect(requests()).toMatchObject([{ fio: LEAD.name, ...SESSION }])
  })

  test('wakes a queue that has nothing else to do', async () => {
    await openAsleep(CALLTOUCH())
    await submitTracked(SESSION)
    await at.sink.wait(1)
    expect(requests()).toMatchObject([SESSION])
  })

  test.each([
    [{ sessionId: 4711 }, { sessionId: '4711' }],
    [{ sessionId: ' 47\u0000\u000711 ' }, { sessionId: '47 11' }],
    [{ sessionId: '4\ud83d' }, { sessionId: '4\ufffd' }],
    [{ sessionId: `${'1'.repeat(1999)}🎯` }, { sessionId: `${'1'.repeat(1999)}\ufffd` }],
    [{ sessionId: '1'.repeat(2001) }, { sessionId: '1'.repeat(2000) }],
    [{ sessionId: { $ne: '' }, requestUrl: ['x'] }, { requestUrl: LEAD.utm }],
  ])('gets %j as %j', async (sent, got) => {
    deskWith(CALLTOUCH())
    await submitTracked(sent)
    void at.desk.open()
    await at.sink.wait(1)
    expect(requests()).toMatchObject([got])
    expect(Object.hasOwn(requests()[0], 'sessionId')).toBe('sessionId' in got)
  })

  test('gets nothing of a form with bad fields', async () => {
    deskWith(CALLTOUCH())
    expect(await submitTracked({ tel: '' })).toEqual({ kind: 'invalid', invalidFields: ['tel'] })
  })

  test('that cannot be stored has failed, though the lead is kept', async () => {
    await earlierRun('mail', async () => {})
    const tables = new DatabaseSync(join(at.directory, 'leads.sqlite'))
    tables.exec(
      `CREATE TRIGGER full BEFORE UPDATE OF details ON versta_delivery BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
    tables.close()
    deskWith(CALLTOUCH())
    expect(await submitTracked({ ...SESSION, budget: '1' })).toEqual({ kind: 'failed' })
    expect(told('info', 'lead accepted')).toHaveLength(1)
    expect(told('error', 'call tracking could not be stored')).toEqual([
      { leadId: expect.any(String), reason: 'SQLITE_CONSTRAINT (1811, constraint failed) at commit' },
    ])
  })
})

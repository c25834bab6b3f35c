import { describe, expect, test } from 'vitest'
import { BOSS, mailboxUnderTest, STAFF } from '../../../support/leads/mailbox-under-test.ts'
import { startHostileSmtp } from '../../../support/peers/hostile-smtp.ts'
import { startScriptedSmtp, TAKES_ALL } from '../../../support/peers/scripted-smtp.ts'
import { startSmtp } from '../../../support/peers/smtp.ts'

const { mailboxAt, untilTheEnd } = mailboxUnderTest()

describe('a refusal is never the end of a lead', () => {
  const NO_STAFF = { needsStaff: false }
  const STAFF_NEEDED = { needsStaff: true }

  test.each([
    ['a mailbox nobody knows', { RCPT: '550 no such user' }, 'unreachable', `SMTP 550 (${STAFF})`, STAFF_NEEDED],
    ['a mailbox that is full', { RCPT: '552 full' }, 'unreachable', `SMTP 552 (${STAFF})`, STAFF_NEEDED],
    ['a mailbox that is busy', { RCPT: '450 try later' }, 'unreachable', `SMTP 450 (${STAFF})`, NO_STAFF],
    ['our own address', { MAIL: '550 not yours' }, 'unreachable', 'SMTP 550', STAFF_NEEDED],
    ['a line without TLS', { MAIL: '530 STARTTLS first' }, 'unreachable', 'SMTP 530', STAFF_NEEDED],
    ['a wrong password', { AUTH: '535 wrong' }, 'locked-out', 'SMTP 535', STAFF_NEEDED],
    ['anybody for now', { MAIL: '451 later' }, 'unreachable', 'SMTP 451', NO_STAFF],
    ['what is to be sent', { DATA: '554 no' }, 'delayed', `SMTP 554 (${STAFF})`, STAFF_NEEDED],
    ['this message', { '.': '554 spam' }, 'delayed', `SMTP 554 (${STAFF})`, STAFF_NEEDED],
    ['a message of exactly 500', { '.': '500 no' }, 'delayed', `SMTP 500 (${STAFF})`, STAFF_NEEDED],
    ['a message it cannot store', { '.': '452 full' }, 'delayed', `SMTP 452 (${STAFF})`, NO_STAFF],
  ])('of %s', async (_what, answers, kind, reason, staff) => {
    const { url } = untilTheEnd(await startScriptedSmtp({ ...TAKES_ALL, AUTH: '235 welcome', ...answers }))
    await expect(mailboxAt(url.replace('//', '//name:word@')).send()).rejects.toMatchObject({
      kind,
      reason,
      ...staff,
    })
  })

  test('of one mailbox among several holds up no other lead', async () => {
    const smtp = untilTheEnd(await startSmtp())
    smtp.refuseRecipient(BOSS, 550)
    const failure = { kind: 'delayed', reason: `SMTP 550 (${BOSS})`, needsStaff: true }
    await expect(mailboxAt(smtp.url).send({}, [STAFF, BOSS])).rejects.toMatchObject(failure)
    await expect(mailboxAt(smtp.url).send({}, [STAFF, BOSS], new Set([STAFF]))).rejects.toMatchObject(failure)
  })

  test.each([
    ['are both refused, one for good', { RCPT: '450 try later' }, 'unreachable', 'SMTP 450'],
    ['are refused, but one of them the mail alone', { '.': '451 later' }, 'delayed', 'SMTP 451'],
  ])('of two mailboxes that %s', async (_what, answers, kind, reason) => {
    const unknown = { [`RCPT TO:<${STAFF}>`]: '550 no such user' }
    const { url } = untilTheEnd(await startScriptedSmtp({ ...TAKES_ALL, ...answers, ...unknown }))
    await expect(mailboxAt(url).send({}, [STAFF, BOSS])).rejects.toMatchObject({
      kind,
      reason: `SMTP 550 (${STAFF}), ${reason} (${BOSS})`,
      needsStaff: true,
    })
  })

  test('names every mailbox that has none', async () => {
    const { url } = untilTheEnd(await startScriptedSmtp({ ...TAKES_ALL, '.': '554 spam' }))
    await expect(mailboxAt(url).send({}, [STAFF, BOSS])).rejects.toMatchObject({
      reason: `SMTP 554 (${STAFF}), SMTP 554 (${BOSS})`,
    })
  })
})

test.each([
  ['turns everybody away', { kind: 'unreachable', reason: 'SMTP 554', needsStaff: true }],
  [
    'drops in DATA',
    { kind: 'delayed', reason: expect.stringMatching(/^E(?:CONNECTION|CONNRESET|PIPE) /), needsStaff: false },
  ],
] as const)('a server that %s', async (misdeed, failure) => {
  const hostile = untilTheEnd(await startHostileSmtp(misdeed))
  await expect(mailboxAt(hostile.url).send()).rejects.toMatchObject(failure)
})

test('a server that is not there', async () => {
  await expect(mailboxAt('smtp://127.0.0.1:9').send()).rejects.toMatchObject({
    kind: 'unreachable',
    reason: 'ECONNREFUSED',
    needsStaff: false,
  })
})

describe('of several recipients', () => {
  const refusing = async (rcpt: string) => {
    const smtp = untilTheEnd(await startSmtp())
    smtp.refuseRecipient(rcpt)
    return { smtp, mailbox: mailboxAt(smtp.url) }
  }

  test('each gets a mail of their own, and sees who else has it', async () => {
    const smtp = untilTheEnd(await startSmtp())
    await mailboxAt(smtp.url).send({}, [STAFF, BOSS])
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[STAFF], [BOSS]])
    expect(smtp.mails[0]?.to).toMatchObject([{ address: STAFF }, { address: BOSS }])
  })

  test.each([STAFF, BOSS])('%s refused by the server keeps nobody else from the mail', async (refused) => {
    const { smtp, mailbox } = await refusing(refused)
    const deliveredTo = new Set<string>()
    const other = refused === STAFF ? BOSS : STAFF
    await expect(mailbox.send({}, [STAFF, BOSS], deliveredTo)).rejects.toMatchObject({ kind: 'delayed' })
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[other]])
    expect([...deliveredTo]).toEqual([other])
  })

  test('the next try goes to those alone who have not got it', async () => {
    const { smtp, mailbox } = await refusing(STAFF)
    const deliveredTo = new Set<string>()
    await expect(mailbox.send({}, [STAFF, BOSS], deliveredTo)).rejects.toThrow()
    smtp.refuseRecipient(null)
    await mailbox.send({}, [STAFF, BOSS], deliveredTo)
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[BOSS], [STAFF]])
  })
})

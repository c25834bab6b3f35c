import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'
import { demoConfig } from '../../../support/demo-config.ts'
import { createSmtp } from '../../../../server/leads/channels/smtp.ts'
import type { SmtpServer } from '../../../../server/leads/channels/smtp-options.ts'
import { leadMail } from '../../../../server/leads/mail/lead-mail.ts'
import { acceptedLead } from '../../../support/accepted-lead.ts'
import { createCertificate } from '../../../support/certificate.ts'
import { startHostileSmtp } from '../../../support/hostile-smtp.ts'
import { startSmtp } from '../../../support/smtp.ts'

const STAFF = 'staff@versta.example'
const BOSS = 'boss@versta.example'

const started: { stop: () => unknown }[] = []
afterEach(async () => {
  for (const { stop } of started.splice(0).toReversed()) await stop()
})

function mailboxAt(url: string, change: Partial<SmtpServer> = {}) {
  const mailbox = createSmtp({ url, caFile: null, siteHost: 'versta.example', ...change })
  started.push({ stop: () => mailbox.close() })
  return {
    send(words: SendMailOptions = {}, recipients = [STAFF], deliveredTo = new Set<string>()) {
      const message = { from: 'site@versta.example', to: recipients, subject: 'Заявка', text: 'Текст', ...words }
      return mailbox.send({ name: '1', message, recipients }, { deliveredTo, signal: new AbortController().signal })
    },
  }
}

/** A mail server that answers each command, by its line or its first word, and remembers what was said to it. */
async function startAnswering(answers: Record<string, string>) {
  const said: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        said.push(line)
        const answer = answers[line] ?? answers[line.split(' ')[0]?.toUpperCase() ?? '']
        if (answer) socket.write(`${answer}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  started.push({
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return { said, port: (server.address() as AddressInfo).port, connections: () => sockets.size }
}

const KNOWN = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 go on',
  '.': '250 OK',
  RSET: '250 OK',
}

test('mails go by one connection that stays open', async () => {
  const { port, said, connections } = await startAnswering(KNOWN)
  const mailbox = mailboxAt(`smtp://127.0.0.1:${port}`)
  await Promise.all([1, 2, 3].map((number) => mailbox.send({ subject: `${number}` })))
  expect(connections()).toBe(1)
  expect(said.filter((line) => line.startsWith('Subject'))).toEqual(['Subject: 1', 'Subject: 2', 'Subject: 3'])
})

test('the name and the password are those of the address, whatever characters they have', async () => {
  const { port, said } = await startAnswering({ ...KNOWN, AUTH: '235 welcome' })
  await mailboxAt(`smtp://staff%40versta.example:p%2Fss@127.0.0.1:${port}`).send()
  const [, , credentials = ''] = said.find((line) => line.startsWith('AUTH'))?.split(' ') ?? []
  expect(Buffer.from(credentials, 'base64').toString()).toBe('\0staff@versta.example\0p/ss')
})

test('without a name nobody is introduced', async () => {
  const { port, said } = await startAnswering(KNOWN)
  await mailboxAt(`smtp://127.0.0.1:${port}`).send()
  expect(said.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

test.each([
  ['versta.example', /^EHLO versta\.example$/],
  ['xn--k1ae3d.xn--p1ai', /^EHLO xn--k1ae3d\.xn--p1ai$/],
  ['localhost', /^EHLO (?!localhost$)\S+$/],
  ['127.0.0.1', /^EHLO (?!127\.0\.0\.1$)\S+$/],
])('the site at %s says so, if that is the name of a host', async (siteHost, greeting) => {
  const { port, said } = await startAnswering(KNOWN)
  await mailboxAt(`smtp://127.0.0.1:${port}`, { siteHost }).send()
  expect(said[0]).toMatch(greeting)
})

describe('a server with a certificate of a private authority', () => {
  const start = async () => {
    const { key, cert, certFile, remove } = await createCertificate()
    const smtp = await startSmtp(0, { key, cert })
    started.push({ stop: remove }, smtp)
    return { smtp, certFile }
  }

  test('gets the mail when SMTP_CA_FILE names it', async () => {
    const { smtp, certFile } = await start()
    await mailboxAt(smtp.url, { caFile: certFile }).send()
    expect(smtp.mails).toHaveLength(1)
  })

  test('gets nothing without, and the reason says why', async () => {
    const { smtp } = await start()
    await expect(mailboxAt(smtp.url).send()).rejects.toMatchObject({
      kind: 'unreachable',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      needsStaff: true,
    })
  })

  test.each([import.meta.filename, '/nowhere/ca.pem'])('%s is none', (caFile) => {
    expect(() => mailboxAt('smtp://127.0.0.1:9', { caFile })).toThrow(
      expect.objectContaining({ setting: 'SMTP_CA_FILE' }),
    )
  })
})

test('no line of a mail needs more than ASCII, unless its own recipient does', async () => {
  const { port, said } = await startAnswering({ ...KNOWN, EHLO: '250-mail.example\r\n250 SMTPUTF8' })
  const mail = leadMail(acceptedLead({ email: 'иван@пример.рф' }), demoConfig({}).site)
  await mailboxAt(`smtp://127.0.0.1:${port}`).send(mail, [STAFF, 'пётр@пример.рф'])
  const second = said.findLastIndex((line) => line.startsWith('MAIL FROM'))
  expect(said.slice(0, second).filter((line) => /[^\x20-\x7e]/.test(line))).toEqual([])
  expect(said.slice(second)).toContain('RCPT TO:<пётр@пример.рф>')
  expect(said[second]).toMatch(/ SMTPUTF8$/)
})

test('smtps speaks TLS from the first byte', async () => {
  const first = Promise.withResolvers<Buffer>()
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (chunk: Buffer) => {
        first.resolve(chunk)
        socket.destroy()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(mailboxAt(`smtps://127.0.0.1:${port}`).send()).rejects.toMatchObject({ kind: 'delayed' })
  expect((await first.promise)[0]).toBe(0x16)
  server.close()
})

test('of a lead nothing is read from files or addresses', async () => {
  const smtp = await startSmtp()
  started.push(smtp)
  const mailbox = mailboxAt(smtp.url)
  await expect(mailbox.send({ text: { path: import.meta.filename } })).rejects.toThrow()
  await expect(mailbox.send({ text: { path: 'http://127.0.0.1:9/' } })).rejects.toThrow()
  expect(smtp.mails).toEqual([])
})

describe('of several recipients', () => {
  const refusing = async (rcpt: string) => {
    const smtp = await startSmtp()
    started.push(smtp)
    smtp.refuseRecipient(rcpt)
    return { smtp, mailbox: mailboxAt(smtp.url) }
  }

  test('each gets a mail of their own, and sees who else has it', async () => {
    const smtp = await startSmtp()
    started.push(smtp)
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
    const { port } = await startAnswering({ ...KNOWN, AUTH: '235 welcome', ...answers })
    await expect(mailboxAt(`smtp://name:word@127.0.0.1:${port}`).send()).rejects.toMatchObject({
      kind,
      reason,
      ...staff,
    })
  })

  test('of one mailbox among several holds up no other lead', async () => {
    const smtp = await startSmtp()
    started.push(smtp)
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
    const { port } = await startAnswering({ ...KNOWN, ...answers, ...unknown })
    await expect(mailboxAt(`smtp://127.0.0.1:${port}`).send({}, [STAFF, BOSS])).rejects.toMatchObject({
      kind,
      reason: `SMTP 550 (${STAFF}), ${reason} (${BOSS})`,
      needsStaff: true,
    })
  })

  test('names every mailbox that has none', async () => {
    const { port } = await startAnswering({ ...KNOWN, '.': '554 spam' })
    await expect(mailboxAt(`smtp://127.0.0.1:${port}`).send({}, [STAFF, BOSS])).rejects.toMatchObject({
      reason: `SMTP 554 (${STAFF}), SMTP 554 (${BOSS})`,
    })
  })
})

test.each([
  ['turns everybody away', { kind: 'unreachable', reason: 'SMTP 554', needsStaff: true }],
  ['drops in DATA', { kind: 'delayed', reason: expect.stringMatching(/^ECONN(?:ECTION|RESET) /), needsStaff: false }],
] as const)('a server that %s', async (misdeed, failure) => {
  const hostile = await startHostileSmtp(misdeed)
  started.push(hostile)
  await expect(mailboxAt(hostile.url).send()).rejects.toMatchObject(failure)
})

test('a server that is not there', async () => {
  await expect(mailboxAt('smtp://127.0.0.1:9').send()).rejects.toMatchObject({
    kind: 'unreachable',
    reason: 'ECONNREFUSED',
    needsStaff: false,
  })
})

test('what was never used can be closed', async () => {
  await expect(
    createSmtp({ url: 'smtp://127.0.0.1:9', caFile: null, siteHost: 'versta.example' }).close(),
  ).resolves.toBeUndefined()
})

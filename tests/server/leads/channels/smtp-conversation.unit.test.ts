import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createSmtp } from '../../../../server/leads/channels/smtp.ts'
import { leadMail } from '../../../../server/leads/mail/lead-mail.ts'
import { acceptedLead } from '../../../support/leads/accepted-lead.ts'
import { mailboxUnderTest, STAFF } from '../../../support/leads/mailbox-under-test.ts'
import { createCertificate } from '../../../support/peers/certificate.ts'
import { startScriptedSmtp, TAKES_ALL } from '../../../support/peers/scripted-smtp.ts'
import { startSmtp } from '../../../support/peers/smtp.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { mailboxAt, untilTheEnd } = mailboxUnderTest()

test('mails go by one connection that stays open', async () => {
  const { url, said, connections } = untilTheEnd(await startScriptedSmtp(TAKES_ALL))
  const mailbox = mailboxAt(url)
  await Promise.all([1, 2, 3].map((number) => mailbox.send({ subject: `${number}` })))
  expect(connections()).toBe(1)
  expect(said.filter((line) => line.startsWith('Subject'))).toEqual(['Subject: 1', 'Subject: 2', 'Subject: 3'])
})

test('the name and the password are those of the address, whatever characters they have', async () => {
  const { url, said } = untilTheEnd(await startScriptedSmtp({ ...TAKES_ALL, AUTH: '235 welcome' }))
  await mailboxAt(url.replace('//', '//staff%40versta.example:p%2Fss@')).send()
  const [, , credentials = ''] = said.find((line) => line.startsWith('AUTH'))?.split(' ') ?? []
  expect(Buffer.from(credentials, 'base64').toString()).toBe('\0staff@versta.example\0p/ss')
})

test('without a name nobody is introduced', async () => {
  const { url, said } = untilTheEnd(await startScriptedSmtp(TAKES_ALL))
  await mailboxAt(url).send()
  expect(said.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

test.each([
  ['versta.example', /^EHLO versta\.example$/],
  ['xn--k1ae3d.xn--p1ai', /^EHLO xn--k1ae3d\.xn--p1ai$/],
  ['localhost', /^EHLO (?!localhost$)\S+$/],
  ['127.0.0.1', /^EHLO (?!127\.0\.0\.1$)\S+$/],
])('the site at %s says so, if that is the name of a host', async (siteHost, greeting) => {
  const { url, said } = untilTheEnd(await startScriptedSmtp(TAKES_ALL))
  await mailboxAt(url, { siteHost }).send()
  expect(said[0]).toMatch(greeting)
})

describe('a server with a certificate of a private authority', () => {
  const start = async () => {
    const { key, cert, certFile, remove } = await createCertificate()
    untilTheEnd({ stop: remove })
    const smtp = untilTheEnd(await startSmtp(0, { key, cert }))
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
  const { url, said } = untilTheEnd(await startScriptedSmtp({ ...TAKES_ALL, EHLO: '250-mail.example\r\n250 SMTPUTF8' }))
  const mail = leadMail(acceptedLead({ email: 'иван@пример.рф' }), demoConfig({}).site)
  await mailboxAt(url).send(mail, [STAFF, 'пётр@пример.рф'])
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
  const smtp = untilTheEnd(await startSmtp())
  const mailbox = mailboxAt(smtp.url)
  await expect(mailbox.send({ text: { path: import.meta.filename } })).rejects.toThrow()
  await expect(mailbox.send({ text: { path: 'http://127.0.0.1:9/' } })).rejects.toThrow()
  expect(smtp.mails).toEqual([])
})

test('what was never used can be closed', async () => {
  await expect(
    createSmtp({ url: 'smtp://127.0.0.1:9', caFile: null, siteHost: 'versta.example' }).close(),
  ).resolves.toBeUndefined()
})

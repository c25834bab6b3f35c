import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as realSleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  recipients: string[]
}

export interface TestSmtp {
  url: string
  /** Settings that point a program to it. */
  env: { SMTP_URL: string; MAIL_TO: string }
  mails: ReceivedMail[]
  /** Resolves once `count` mails have been received in total; rejects on timeout. */
  received(count: number): Promise<ReceivedMail[]>
  /** Rejects every message from now on. */
  refuse(reason: string, code?: number): void
  accept(): void
  /** Rejects this recipient at RCPT TO from now on; `null`: accepts all. */
  refuseRecipient(address: string | null, code?: number): void
  /** Delays replies to messages until `release`; `held` resolves with the first message. */
  hold(): { held: Promise<void>; release: () => void }
  stop(): Promise<void>
}

const PATIENCE_MS = 60_000

/** A real mail server that stores received mails. */
export async function startSmtp(port = 0, tls?: { key: string; cert: string }): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  let refusal: { reason: string; code: number } | null = null
  let refused: { address: string | null; code: number } = { address: null, code: 450 }
  let gate = Promise.resolve()
  let onHeld = () => {}
  const server = new SMTPServer({
    ...(tls && { secure: true, ...tls }),
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address === refused.address) done(Object.assign(new Error('no'), { responseCode: refused.code }))
      else done()
    },
    onData(stream, session, done) {
      receive().then(() => done(), done)

      async function receive() {
        const source = await buffer(stream)
        onHeld()
        await gate
        if (refusal) throw Object.assign(new Error(refusal.reason), { responseCode: refusal.code })
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await PostalMime.parse(source)), recipients })
      }
    },
  })
  server.on('error', () => {})
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')

  const url = `${tls ? 'smtps://localhost' : 'smtp://127.0.0.1'}:${(listener.address() as AddressInfo).port}`
  return {
    url,
    env: { SMTP_URL: url, MAIL_TO: 'staff@versta.example' },
    mails,
    async received(count) {
      for (const startedAt = Date.now(); mails.length < count; await realSleep(20))
        if (Date.now() - startedAt > PATIENCE_MS) throw new Error(`only ${mails.length} mails of ${count} came`)
      return mails
    },
    refuse: (reason, code = 451) => void (refusal = { reason, code }),
    accept: () => void (refusal = null),
    refuseRecipient: (address, code = 450) => void (refused = { address, code }),
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => (release = resolve))
      const held = new Promise<void>((resolve) => (onHeld = resolve))
      return { held, release }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

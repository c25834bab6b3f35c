import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  recipients: string[]
}

export interface TestSmtp {
  url: string
  mails: ReceivedMail[]
  /** From now on every message is refused with this text. */
  refuse(reason: string): void
  accept(): void
  /** Messages wait, unanswered, until the function it gives is called; `held` resolves with the first. */
  hold(): { held: Promise<void>; release: () => void }
  stop(): Promise<void>
}

/** A real mail server that keeps what it is given. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  let refusal: string | null = null
  let gate = Promise.resolve()
  let onHeld = () => {}
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      receive().then(() => done(), done)

      async function receive() {
        const source = await buffer(stream)
        onHeld()
        await gate
        if (refusal !== null) throw Object.assign(new Error(refusal), { responseCode: 451 })
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await PostalMime.parse(source)), recipients })
      }
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    refuse: (reason) => void (refusal = reason),
    accept: () => void (refusal = null),
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => (release = resolve))
      const held = new Promise<void>((resolve) => (onHeld = resolve))
      return { held, release }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

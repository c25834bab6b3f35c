import type { SendMailOptions } from 'nodemailer'
import { afterEach } from 'vitest'
import type { SmtpServer } from '../../../server/leads/channels/smtp-options.ts'
import { createSmtp } from '../../../server/leads/channels/smtp.ts'

export const STAFF = 'staff@versta.example'
export const BOSS = 'boss@versta.example'

/** Sends by SMTP; its connection, and what else the test has started, ends with the test. */
export function mailboxUnderTest() {
  const started: { stop: () => unknown }[] = []

  function untilTheEnd<Started extends { stop: () => unknown }>(one: Started): Started {
    started.push(one)
    return one
  }

  function mailboxAt(url: string, change: Partial<SmtpServer> = {}) {
    const mailbox = createSmtp({ url, caFile: null, siteHost: 'versta.example', ...change })
    untilTheEnd({ stop: () => mailbox.close() })
    return {
      send(words: SendMailOptions = {}, recipients = [STAFF], deliveredTo = new Set<string>()) {
        const message = { from: 'site@versta.example', to: recipients, subject: 'Заявка', text: 'Текст', ...words }
        return mailbox.send({ name: '1', message, recipients }, { deliveredTo, signal: new AbortController().signal })
      },
    }
  }

  afterEach(async () => {
    for (const { stop } of started.splice(0).toReversed()) await stop()
  })
  return { mailboxAt, untilTheEnd }
}

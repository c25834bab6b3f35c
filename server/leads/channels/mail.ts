import type { SendMailOptions } from 'nodemailer'
import { failuresMail } from '../mail/failures-mail.ts'
import { leadMail } from '../mail/lead-mail.ts'
import type { Letter } from '../mail/letter.ts'
import type { CreateChannel, Delivery } from './channel.ts'
import { createFolder } from './eml-folder.ts'
import { createSmtp } from './smtp.ts'

export interface Mail {
  /** The same at every try. */
  name: string
  message: SendMailOptions
  recipients: readonly string[]
}

/** Where mails go: a mail server, or a folder of files. */
export interface Mailbox {
  /** Resolves when every recipient has the mail; those who have it already do not get it again. */
  send(mail: Mail, delivery: Pick<Delivery, 'takenBy' | 'signal'>): Promise<void>
  forget(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

const ANNOUNCING_LIMIT_MS = 30_000

/** Mail to the staff: by SMTP, or as files that any mail client opens. */
export const createMailChannel: CreateChannel = ({ site, leads, dataDirectory }) => {
  const { smtpUrl, smtpCaFile, mailTo, mailFrom } = leads
  const host = new URL(site.url).hostname
  const mailbox = smtpUrl
    ? createSmtp({ url: smtpUrl, caFile: smtpCaFile, siteHost: host })
    : createFolder(`${dataDirectory}/mail`)
  const mailOf = (letter: Letter, name: string, date: Date): Mail => ({
    name,
    recipients: mailTo,
    message: {
      from: mailFrom,
      to: mailTo,
      date,
      // The same at every try, so that mail clients show a repeated mail once.
      messageId: `<${name}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...letter,
    },
  })
  return {
    name: 'mail',
    // One after another, so that mails lie in the mailbox in the order the leads came.
    concurrency: 1,
    deliver: (lead, delivery) => mailbox.send(mailOf(leadMail(lead, site), lead.id, lead.receivedAt), delivery),
    async announce(failed, closing) {
      const now = new Date()
      const mail = mailOf(failuresMail(failed, site), `failures-${now.getTime()}`, now)
      const takenBy = new Set<string>()
      await mailbox
        .send(mail, { takenBy, signal: AbortSignal.any([closing, AbortSignal.timeout(ANNOUNCING_LIMIT_MS)]) })
        .catch((error: unknown) => {
          // One who knows can tell the others.
          if (takenBy.size === 0) throw error
        })
    },
    forget: (leadIds) => mailbox.forget(leadIds),
    close: () => mailbox.close(),
  }
}

import type { SendMailOptions } from 'nodemailer'
import { failuresMail } from '../mail/failures-mail.ts'
import { leadMail } from '../mail/lead-mail.ts'
import type { Letter } from '../mail/letter.ts'
import type { CreateChannel } from './channel.ts'
import { createFolder } from './eml-folder.ts'
import { createSmtp } from './smtp.ts'

/** Where mails go: a mail server, or a folder of files. */
export interface Mailbox {
  /** `name` is the same at every try. */
  send(message: SendMailOptions, name: string): Promise<void>
  forget(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Mail to the staff: by SMTP, or as files that any mail client opens. */
export const createMailChannel: CreateChannel = ({ site, leads: { smtpUrl, mailTo, mailFrom }, dataDirectory }) => {
  const mailbox = smtpUrl ? createSmtp(smtpUrl) : createFolder(`${dataDirectory}/mail`)
  const host = new URL(site.url).hostname
  const send = (letter: Letter, name: string, date: Date) =>
    mailbox.send(
      {
        from: mailFrom,
        to: mailTo,
        date,
        // The same at every try, so that mail clients show a repeated mail once.
        messageId: `<${name}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...letter,
      },
      name,
    )
  return {
    name: 'mail',
    // One after another, so that mails lie in the mailbox in the order the leads came.
    concurrency: 1,
    deliver: (lead) => send(leadMail(lead, site), lead.id, lead.receivedAt),
    async announce(failed) {
      const now = new Date()
      await send(failuresMail(failed, site), `failures-${now.getTime()}`, now)
    },
    forget: (leadIds) => mailbox.forget(leadIds),
    close: () => mailbox.close(),
  }
}

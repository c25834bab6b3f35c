import { failuresMail } from '../mail/failures-mail.ts'
import { leadMail } from '../mail/lead-mail.ts'
import type { Letter } from '../mail/letter.ts'
import type { CreateChannel } from './channel.ts'
import { createEmlFolder } from './eml-folder.ts'
import type { Mail } from './mailbox.ts'
import { createSmtp } from './smtp.ts'

const ANNOUNCE_TIMEOUT_MS = 30_000

/** Mail to the staff: by SMTP, or as files that any mail client opens. */
export const createMailChannel: CreateChannel = ({ site, leads, dataDirectory }) => {
  const { smtpUrl, smtpCaFile, mailTo, mailFrom } = leads
  const host = new URL(site.url).hostname
  // With a mail server, too: it may hold mails of the time before.
  const folder = createEmlFolder(`${dataDirectory}/mail`)
  const mailbox = smtpUrl ? createSmtp({ url: smtpUrl, caFile: smtpCaFile, siteHost: host }) : folder
  const mailOf = (letter: Letter, name: string, date: Date): Mail => ({
    name,
    recipients: mailTo,
    message: {
      from: mailFrom,
      to: mailTo,
      date,
      // The same at every attempt, so that mail clients show a resent mail once.
      messageId: `<${name}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...letter,
    },
  })
  return {
    name: 'mail',
    // One at a time, so that the mailbox has the leads in order.
    concurrency: 1,
    deliver: (lead, delivery) => mailbox.send(mailOf(leadMail(lead, site), lead.id, lead.receivedAt), delivery),
    async announce(failed, closing) {
      const now = new Date()
      const mail = mailOf(failuresMail(failed, site), `failures-${now.getTime()}`, now)
      const deliveredTo = new Set<string>()
      await mailbox
        .send(mail, { deliveredTo, signal: AbortSignal.any([closing, AbortSignal.timeout(ANNOUNCE_TIMEOUT_MS)]) })
        .catch((error: unknown) => {
          // One recipient is enough.
          if (deliveredTo.size === 0) throw error
        })
    },
    forget: (leadIds) => folder.forget(leadIds),
    forgetBefore: (moment) => folder.forgetBefore(moment),
    close: () => mailbox.close(),
  }
}

import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Site } from '../../../shared/site.ts'
import { leadMail } from '../lead-mail.ts'
import type { AcceptedLead, Channel } from '../outbox.ts'

export interface MailOptions {
  smtpUrl: string | null
  mailTo: string[]
  mailFrom: string
  site: Site
  /** Where mails lie as `.eml` files when there is no SMTP server. */
  directory: string
}

const TIMEOUT_MS = 10_000

/** Mail to the staff: by SMTP, or as a file that any mail client opens. */
export function createMailChannel({ smtpUrl, mailTo, mailFrom, site, directory }: MailOptions): Channel {
  let smtp: Promise<Transporter> | null = null
  const envelope = { from: mailFrom, to: mailTo }
  return {
    name: 'mail',
    async deliver(lead) {
      const message = { ...envelope, ...leadMail(lead, site), messageId: `<${lead.id}@${new URL(site.url).hostname}>` }
      if (smtpUrl) await (await (smtp ??= connect(smtpUrl))).sendMail(message)
      else await writeEml(message, lead, directory)
    },
    close: async () => (await smtp)?.close(),
  }
}

/** Nodemailer is loaded with the first mail: a start should not wait for it. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtpUrl)
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Written beside and renamed, so that no half mail is ever seen, and synced before it counts. */
async function writeEml(message: SendMailOptions, { id, receivedAt }: AcceptedLead, directory: string) {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: eml } = await composer.sendMail(message)
  await mkdir(directory, { recursive: true })
  const path = join(directory, `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`)
  const file = await open(`${path}.part`, 'wx')
  try {
    await file.writeFile(eml as Buffer)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

import type { SendMailOptions } from 'nodemailer'
import type { Delivery } from './channel.ts'

export interface Mail {
  /** The same at every attempt. */
  name: string
  message: SendMailOptions
  recipients: readonly string[]
}

/** Where mails go: a mail server, or a folder of files. */
export interface Mailbox {
  /** Resolves once every recipient has the mail; skips those in `deliveredTo`. */
  send(mail: Mail, delivery: Pick<Delivery, 'deliveredTo' | 'signal'>): Promise<void>
  close(): Promise<void>
}

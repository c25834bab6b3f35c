import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { flushToDisk, replaceFile } from '../../base/atomic-file.ts'
import type { Mailbox } from './mailbox.ts'

/** Writes mails as `.eml` files, which any mail client opens: the fallback without `SMTP_URL`. */
export function createEmlFolder(directory: string): Mailbox {
  return {
    async send({ message, name }) {
      const content = await emlOf(message)
      await mkdir(directory, { recursive: true })
      const moment = new Date(message.date ?? 0).toISOString().replace(/[:.]/g, '-')
      const file = join(directory, `${moment}-${name}.eml`)
      await replaceFile(file, (draft) => writeFile(draft, content, { mode: 0o600 }))
      // The lead now counts as delivered, so the directory entry must be durable, too.
      await flushToDisk(directory)
    },
    async forget(names) {
      const files = await readdir(directory).catch(() => [])
      const matching = files.filter((file) => names.some((name) => file.includes(name)))
      await Promise.all(matching.map((file) => rm(join(directory, file), { force: true })))
    },
    close: async () => {},
  }
}

/** Nodemailer is loaded lazily, to keep the start fast. */
async function emlOf(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return (await composer.sendMail(message)).message as Buffer
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { flushToDisk, replaceFile } from '../../base/atomic-file.ts'
import type { Mailbox } from './mail.ts'

/** Mails as `.eml` files, which any mail client opens: what the site does until it is told of a mail server. */
export function createFolder(directory: string): Mailbox {
  return {
    async send({ message, name }) {
      const content = await sourceOf(message)
      await mkdir(directory, { recursive: true })
      const moment = new Date(message.date ?? 0).toISOString().replace(/[:.]/g, '-')
      const file = join(directory, `${moment}-${name}.eml`)
      await replaceFile(file, (draft) => writeFile(draft, content, { mode: 0o600 }))
      // A lead counts as delivered from here on, so its mail must not lose its name.
      await flushToDisk(directory)
    },
    async forget(names) {
      const files = await readdir(directory).catch(() => [])
      const forgotten = files.filter((file) => names.some((name) => file.includes(name)))
      await Promise.all(forgotten.map((file) => rm(join(directory, file), { force: true })))
    },
    close: async () => {},
  }
}

/** Nodemailer is loaded with the first mail: a start should not wait for it. */
async function sourceOf(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return (await composer.sendMail(message)).message as Buffer
}

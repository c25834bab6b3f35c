import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { flushToDisk, replaceFile } from '../../base/atomic-file.ts'
import { makeFolder } from '../../base/make-folder.ts'
import type { Mailbox } from './mailbox.ts'

interface EmlFolder extends Mailbox {
  forget(names: readonly string[]): Promise<void>
  /** Takes temporary files along, which a crash may have left. */
  forgetBefore(moment: Date): Promise<void>
}

/** Writes mails as `.eml` files, which any mail client opens: the fallback without `SMTP_URL`. */
export function createEmlFolder(directory: string): EmlFolder {
  const files = async () => (await readdir(directory).catch(() => [])).filter((file) => /\.eml(?:\.|$)/.test(file))
  const remove = (file: string) => rm(join(directory, file), { force: true })

  return {
    async send({ message, name }) {
      const content = await emlOf(message)
      await makeFolder(directory)
      const moment = new Date(message.date ?? 0).toISOString().replace(/[:.]/g, '-')
      const file = join(directory, `${moment}-${name}.eml`)
      await replaceFile(file, (temporary) => writeFile(temporary, content, { mode: 0o600 }))
      // The lead now counts as delivered, so the directory entry must be durable, too.
      await flushToDisk(directory)
    },
    async forget(names) {
      const matching = (await files()).filter((file) => names.some((name) => file.includes(name)))
      await Promise.all(matching.map(remove))
    },
    async forgetBefore(moment) {
      for (const file of await files()) {
        const written = await stat(join(directory, file)).catch(() => null)
        if (written && written.mtime < moment) await remove(file)
      }
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

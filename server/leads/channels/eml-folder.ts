import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Mailbox } from './mail.ts'

/** Mails as `.eml` files, which any mail client opens: what the site does until it is told of a mail server. */
export function createFolder(directory: string): Mailbox {
  return {
    async send(message, name) {
      const content = await sourceOf(message)
      await mkdir(directory, { recursive: true })
      const moment = new Date(message.date ?? 0).toISOString().replace(/[:.]/g, '-')
      await writeDurably(directory, `${moment}-${name}.eml`, content)
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

/** Written beside and renamed, so that no half mail is ever seen; content and name are on the disk when it resolves. */
async function writeDurably(directory: string, file: string, content: Buffer) {
  const path = join(directory, file)
  await synced(`${path}.part`, 'w', (part) => part.writeFile(content))
  await rename(`${path}.part`, path)
  await synced(directory, 'r', async () => {})
}

type FileHandle = Awaited<ReturnType<typeof open>>

async function synced(path: string, mode: 'r' | 'w', use: (file: FileHandle) => Promise<void>) {
  const file = await open(path, mode, 0o600)
  try {
    await use(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

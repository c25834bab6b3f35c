import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmlFolder } from '../../../../server/leads/channels/eml-folder.ts'
import { deliveryWith } from '../../../support/leads/accepted-lead.ts'
import { watchFlushes } from '../../../support/leads/flushes.ts'

const STAFF = 'hello@versta.example'
const mailOf = (name: string) => ({
  name,
  message: { from: 'site@versta.example', to: STAFF, subject: 'Заявка', date: new Date(0), text: 'Текст' },
  recipients: [STAFF],
})
const FILE = '1970-01-01T00-00-00-000Z-0001.eml'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-mail-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a mail counts as sent when its content and then its name are on the disk', async () => {
  const flushes = await watchFlushes(() => readdirSync(directory))
  await createEmlFolder(directory).send(mailOf('0001'), deliveryWith())
  expect(flushes).toEqual([[expect.stringMatching(/^.+\.eml\..+\.draft$/)], [FILE]])
})

test('the first mail counts as sent when the name of its folder is on the disk, too', async () => {
  const flushes = await watchFlushes(() => readdirSync(directory))
  await createEmlFolder(join(directory, 'mail')).send(mailOf('0001'), deliveryWith())
  expect(flushes).toEqual([['mail'], ['mail'], ['mail']])
})

test('a mail is for the owner of the process alone', async () => {
  await createEmlFolder(directory).send(mailOf('0001'), deliveryWith())
  expect((await stat(join(directory, FILE))).mode & 0o777).toBe(0o600)
})

test('of a lead that is erased neither the mail stays nor the draft of a crash', async () => {
  const folder = createEmlFolder(directory)
  await folder.send(mailOf('0001'), deliveryWith())
  await folder.send(mailOf('0002'), deliveryWith())
  await writeFile(join(directory, `${FILE}.0c1d.draft`), 'half a mail')
  await folder.forget(['0001'])
  expect(await readdir(directory)).toEqual(['1970-01-01T00-00-00-000Z-0002.eml'])
})

test('mails of before a moment go with their drafts, and nothing else does', async () => {
  const folder = createEmlFolder(directory)
  await folder.send(mailOf('0001'), deliveryWith())
  for (const name of ['0002.eml', '0002.eml.0c1d.draft', 'notes.txt']) {
    await writeFile(join(directory, name), '')
    await utimes(join(directory, name), 1000, 1000)
  }
  await folder.forgetBefore(new Date(1_000_001))
  expect((await readdir(directory)).toSorted()).toEqual([FILE, 'notes.txt'])
})

test('a folder that is not there has nothing to forget', async () => {
  await expect(createEmlFolder(join(directory, 'none')).forgetBefore(new Date())).resolves.toBeUndefined()
})

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAD } from '../../support/lead.ts'
import { startSite, type TestSite } from '../../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const mailDirectory = () => join(site.dataDirectory, 'mail')

test('without a mail server the start says where mails lie', async () => {
  expect(await site.logged(({ msg }) => msg?.startsWith('SMTP_URL is not set') ?? false)).toMatchObject({
    directory: mailDirectory(),
  })
})

test('a lead is a whole .eml file when it is answered ok', async () => {
  const response = await site.postJson('/api/mail/', LEAD)
  const files = await readdir(mailDirectory())

  expect(response.status).toBe(200)
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/)])
  const mail = await PostalMime.parse(await readFile(join(mailDirectory(), files[0] ?? '')))
  expect(mail).toMatchObject({
    subject: 'Заявка: Аполлинария Незабудкина, +7 (916) 246-81-35',
    to: [{ address: 'hello@versta.example' }],
    replyTo: [{ address: 'apollinaria.nezabudkina@company.example' }],
    text: expect.stringContaining('Согласие на обработку данных: получено'),
  })
})

test('where no file can be written the answer is 503', async () => {
  await rm(mailDirectory(), { recursive: true, force: true })
  await writeFile(mailDirectory(), 'не папка')

  const response = await site.postJson('/api/mail/', LEAD)
  await rm(mailDirectory())

  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'error', fields: [], fortuna: false })
})

test('without consent nothing is stored', async () => {
  await rm(mailDirectory(), { recursive: true, force: true })
  await site.postJson('/api/mail/', { ...LEAD, confirm: 'false' })
  expect(await readdir(mailDirectory()).catch(() => [])).toEqual([])
})

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { dayOf } from '../../../shared/format/date.ts'
import { POLICY_VERSION } from '../../../shared/policy.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

const mailDirectory = () => join(site().dataDirectory, 'mail')
const delivered = () => site().logged(({ msg }) => msg === 'lead delivered')

test('without a mail server the start says where mails lie', async () => {
  expect(await site().logged(({ msg }) => msg?.startsWith('SMTP_URL is not set') ?? false)).toMatchObject({
    directory: mailDirectory(),
  })
})

test('without consent nothing is stored', async () => {
  const response = await site().postJson('/api/mail/', { ...LEAD, confirm: 'false' })

  expect(response.status).toBe(422)
  // The database may be made a moment after the first answers.
  const listed = () => leadsCommand({ DATA_DIR: site().dataDirectory }, 'list', '--json')
  await expect.poll(listed).toMatchObject({ code: 0, json: [] })
})

test('where no file can be written the lead waits, and comes when one can', async () => {
  await writeFile(mailDirectory(), 'не папка')

  const response = await site().postJson('/api/mail/', LEAD)
  await site().logged(({ msg }) => msg === 'lead not delivered yet')
  await rm(mailDirectory())
  await delivered()

  expect(response.status).toBe(200)
  const files = await readdir(mailDirectory())
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/)])
  const mail = await PostalMime.parse(await readFile(join(mailDirectory(), files[0] ?? '')))
  expect(mail).toMatchObject({
    subject: 'Заявка: Аполлинария Незабудкина, +7 (916) 246-81-35',
    to: [{ address: 'hello@versta.example' }],
    replyTo: [{ address: 'apollinaria.nezabudkina@company.example' }],
    text: expect.stringContaining(`Согласие на обработку данных: получено, редакция от ${dayOf(POLICY_VERSION)}`),
  })
})

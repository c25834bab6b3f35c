import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { withOwnerFile } from '../../../server/config/owner-file.ts'
import { ownerWords } from '../../../server/config/owner-words.ts'
import { story } from '../../../shared/words.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-owner-'))
  await mkdir(join(folder, 'copy'))
})
afterEach(() => rm(folder, { recursive: true }))

const FACTS = {
  SITE_NAME: 'Лён',
  SITE_PHONES: ['+7 (4942) 22-11-00', '+7 (4942) 22-11-01'],
  SITE_FOUNDED_YEAR: 2005,
  SITE_EMAIL: 'post@len.example',
  SITE_CHAT_HOST: 'Анна',
  SITE_CHAT_FACE: '/pictures/anna.webp',
  MESSENGER_WhatsApp: 'https://wa.example/len',
}

const write = (facts: unknown) => writeFile(join(folder, 'site.json'), JSON.stringify(facts))
const siteWith = (env: Record<string, string> = {}) => readConfig(withOwnerFile({ CONTENT_DIR: folder, ...env })).site

describe('the facts of an owner in site.json', () => {
  beforeEach(() => write(FACTS))

  test('are those of the site', () => {
    expect(siteWith()).toMatchObject({
      name: 'Лён',
      phones: FACTS.SITE_PHONES,
      foundedYear: 2005,
      chatFace: '/pictures/anna.webp',
      messengers: [{ name: 'WhatsApp', url: 'https://wa.example/len' }],
    })
  })

  test('may begin with a byte order mark', async () => {
    await writeFile(join(folder, 'site.json'), `\uFEFF${JSON.stringify(FACTS)}`)
    expect(siteWith().name).toBe('Лён')
  })

  test('saved in another encoding than UTF-8 end the start, which says how to save them', async () => {
    await writeFile(join(folder, 'site.json'), Buffer.from(JSON.stringify(FACTS), 'utf16le'))
    expect(() => siteWith()).toThrow(/site\.json.*UTF-16; save it as UTF-8/)
  })

  test('give way to the environment, which takes one away by giving it empty', () => {
    expect(siteWith({ SITE_PHONES: '', SITE_FOUNDED_YEAR: '2010' })).toMatchObject({ phones: [], foundedYear: 2010 })
    expect(siteWith({ SITE_NAME: ' ' }).name).toBe('Лён')
    expect(siteWith({ MESSENGER_TELEGRAM: 'https://t.example/len' }).messengers).toHaveLength(1)
    expect(siteWith({ MESSENGER_NONE: '' }).messengers).toEqual([])
  })

  test('are nobody else’s: under another name none of them is there', () => {
    expect(siteWith({ SITE_NAME: 'Ромашка' })).toEqual(readConfig({ SITE_NAME: 'Ромашка' }).site)
  })

  test('give no portrait to another person, nor to an API that has no such picture', () => {
    expect(siteWith({ SITE_CHAT_HOST: 'Иван' }).chatFace).toBeNull()
    expect(siteWith({ API_URL: 'https://cms.example' }).chatFace).toBeNull()
  })

  test('send no mail to an address nobody reads, nor from it', () => {
    const leadsWith = (env: object) => readConfig(withOwnerFile({ CONTENT_DIR: folder, ...env })).leads
    expect(() => leadsWith({ SMTP_URL: 'smtp://mail.example' })).toThrow(/MAIL_TO/)
    expect(leadsWith({ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'a@firm.ru' })).toMatchObject({
      mailTo: ['a@firm.ru'],
      mailFrom: { address: 'a@firm.ru' },
    })
  })
})

test.each([
  ['a list', ['Лён']],
  ['a secret', { SMTP_URL: 'smtp://mail.example' }],
  ['a thing within a fact', { SITE_NAME: { ru: 'Лён' } }],
])('%s in site.json ends the start and is told with the file', async (_what, facts) => {
  await write(facts)
  expect(() => siteWith()).toThrow(/CONTENT_DIR must be a folder where .*site\.json is/)
})

describe('the words of an owner in copy/', () => {
  const own = {
    title: '{Brand} — [с {founded} года|недавно]',
    rules: [{ name: 'Правило', text: 'Говорим прямо' }],
    history: story([{ year: 0, name: '' }]),
    mileage: story({ title: '', hours: 0 }),
  }
  const warnings: string[] = []

  async function wordsWith(written: unknown, env: Record<string, string> = {}) {
    warnings.length = 0
    await writeFile(join(folder, 'copy/about.json'), JSON.stringify(written))
    const config = readConfig(withOwnerFile({ CONTENT_DIR: folder, ...env }))
    return ownerWords(config, (text) => warnings.push(text)).words('about', structuredCopy())
  }
  /** Words are made once for each object. */
  const structuredCopy = () => ({ ...own })

  beforeEach(() => write(FACTS))

  test('stand over those of the page, with the facts filled in', async () => {
    const written = { rules: [{ name: 'Иначе', text: 'Пишем {name}' }], history: [{ year: 2005, name: 'Начало' }] }
    expect(await wordsWith(written)).toEqual({
      title: 'Студия «Лён» — с 2005 года',
      rules: [{ name: 'Иначе', text: 'Пишем Лён' }],
      history: [{ year: 2005, name: 'Начало' }],
      mileage: null,
    })
    expect(warnings).toEqual([])
  })

  test('may begin with a byte order mark', async () => {
    await writeFile(join(folder, 'copy/about.json'), '\uFEFF{"title": "Новое"}')
    const config = readConfig(withOwnerFile({ CONTENT_DIR: folder }))
    expect(ownerWords(config, (text) => warnings.push(text)).words('about', structuredCopy()).title).toBe('Новое')
  })

  test('are nobody else’s: under another name the page has its own, and what only an owner can tell is absent', async () => {
    expect(await wordsWith({ title: 'История «Льна»' }, { SITE_NAME: 'Ромашка' })).toMatchObject({
      title: 'Студия «Ромашка» — недавно',
      history: [],
      mileage: null,
    })
  })

  test.each([
    [{ titel: 'Опечатка' }, 'copy/about.json: titel is no part of the page'],
    [{ mileage: { title: 'Пробег' } }, 'copy/about.json: mileage.hours is missing'],
    [{ mileage: { title: 'Пробег', hours: '7' } }, 'copy/about.json: mileage.hours must be a number'],
    [{ rules: [{ name: 'Правило', text: 'a', note: 'b' }] }, 'copy/about.json: rules[0].note is no part of the page'],
    [['список'], 'copy/about.json: it must be an object'],
  ])('that do not fit are told of and change nothing: %j', async (written, warning) => {
    expect(await wordsWith(written)).toEqual(await wordsWith({}))
    await wordsWith(written)
    expect(warnings).toEqual([warning])
  })
})

test('the demo is told whole by its folder of content', () => {
  expect(demoConfig().site).toMatchObject({
    name: 'Верста',
    legalName: 'ООО «Верста»',
    taxId: '7700000000',
    productCode: 'verstashop',
    phones: ['+7 (495) 000-00-00'],
    chatFace: '/pictures/team/darya-polosina.webp',
  })
})

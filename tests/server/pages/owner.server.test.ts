import { describe, expect, test } from 'vitest'
import { moscowYear } from '../../../shared/format/date.ts'
import { yearsInWords, yearsWord } from '../../../shared/format/number-words.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

describe('an owner whose name holds quotes and who began in 2005', () => {
  const site = siteUnderTest(() => ({ SITE_NAME: 'Агентство «Лён»', SITE_FOUNDED_YEAR: '2005' }))
  const page = async (path: string) => (await site().get(path)).text()

  test('is quoted with inner quotes everywhere', async () => {
    const texts = await Promise.all(['/', '/projects/zernoved/', '/blog/rss.xml'].map(page))
    for (const text of texts) expect(text.match(/«[^»]*«/g)).toBeNull()
    for (const text of texts) expect(text).toContain('«Агентство „Лён“»')
  })

  test('is as old as that, in words and in figures', async () => {
    const years = moscowYear(new Date()) - 2005
    const about = await page('/about/')
    expect(about.match(/<h1.*?<\/h1>/s)?.[0].replaceAll(/<[^>]*>/g, '')).toMatch(
      new RegExp(`^${yearsInWords(years)} по\\sодной дороге`),
    )
    expect(about).toMatch(/С\s2005\sгода делаем/)
    expect(about.match(/с\s2011/gi)).toBeNull()
    expect(await page('/')).toMatch(
      new RegExp(`<dt>${yearsWord(years)}\\sв\\sпути, с\\s2005\\sгода</dt><dd>${years}</dd>`),
    )
  })
})

const NOTHING = {
  SITE_STREET: '',
  SITE_CITY: '',
  SITE_PHONES: '',
  SITE_TAX_ID: '',
  SITE_CHAT_HOST: '',
  SITE_CHAT_FACE: '',
  MESSENGER_TELEGRAM: '',
  SITE_SOCIAL_TELEGRAM: '',
}

const DEMO = /Верстовой.проезд,|7700000000|000-00-00|(?:chat|channel)\.versta|нулевого/g
const HOLES =
  /tel:"|Позвонить: ?"|ИНН\W|[:,] ?[.,()]|\( ?\)|[,:] ?<\/?(?!a\b)\w+|<(p|dd|address)\b(?![^>]*visually)[^>]*><\/\1>/g

describe('an owner without a street, a city, phones, a tax id or messengers', () => {
  const site = siteUnderTest(() => NOTHING)
  const page = async (path: string) => (await site().get(path)).text()
  const words = async (path: string) => /<main[\s\S]*<\/footer>/.exec(await page(path))?.[0] ?? ''

  test.each(['/', '/contacts/', '/policy/', '/policy/consent/', '/verstashop/', '/nowhere/'])(
    'shows nothing of the demo’s at %s',
    async (path) => {
      expect((await page(path)).match(DEMO)).toBeNull()
    },
  )

  test.each(['/contacts/', '/policy/', '/policy/consent/', '/verstashop/'])('leaves no hole at %s', async (path) => {
    const html = await page(path)
    expect((/<header[\s\S]*<\/dialog>/.exec(html)?.[0] ?? '').match(HOLES)).toBeNull()
    expect((await words(path)).match(HOLES)).toBeNull()
  })

  test('is called by the name alone in the policy and the consent', async () => {
    const policy = await words('/policy/')
    expect(policy.match(/данных\s—\sООО\s«Верста»\s\(дальше\s—\sстудия\)/g)).toHaveLength(1)
    expect((await words('/policy/consent/')).match(/разрешаю ООО\s«Верста» обрабатывать/g)).toHaveLength(1)
    expect(policy.match(/Напишите на\shello@versta\.example\. Назовите/g)).toHaveLength(1)
  })

  test('has contacts without an address, under their own name', async () => {
    const contacts = await words('/contacts/')
    expect(contacts.match(/<h1>[^<]*<\/h1>/g)).toEqual(['<h1>Контакты</h1>'])
    expect(contacts.match(/(?<=<dt[^>]*>)[^<]*/g)).toEqual(['Почта', 'Часы'])
  })

  test('tells search engines of no address', async () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await page('/contacts/')) ?? []
    const [organization] = JSON.parse(json)['@graph']
    expect(organization).not.toHaveProperty('address')
    expect(organization).not.toHaveProperty('taxID')
    expect(organization).toMatchObject({ telephone: [], sameAs: [] })
  })
})

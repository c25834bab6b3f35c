import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'

describe('a setting is taken', () => {
  test('in production the site listens on every address', () => {
    expect(readConfig({ NODE_ENV: 'production' }).listen.host).toBe('0.0.0.0')
  })

  test('a production site goes on answering for five seconds when it stops, any other for none', () => {
    expect(readConfig({ NODE_ENV: 'production' }).shutdownGraceMs).toBe(5000)
    expect(readConfig({}).shutdownGraceMs).toBe(0)
    expect(readConfig({ SHUTDOWN_GRACE_S: '2' }).shutdownGraceMs).toBe(2000)
  })

  test('the log is made for people in development, for machines elsewhere', () => {
    expect(readConfig({}).logFormat).toBe('pretty')
    expect(readConfig({ NODE_ENV: 'production' }).logFormat).toBe('json')
  })

  test('the portrait of who answers is a path or an address', () => {
    expect(readConfig({ SITE_CHAT_FACE: '/upload/anna.jpg' }).site.chatFace).toBe('/upload/anna.jpg')
    expect(() => readConfig({ SITE_CHAT_FACE: 'anna.jpg' })).toThrow(/SITE_CHAT_FACE/)
  })

  test('the name stands in words as that of a studio, or as it is given', () => {
    const { site, names } = readConfig({ SITE_NAME: 'Ромашка', SITE_NAME_GENITIVE: 'Ромашки', SITE_CITY: 'Самара' })
    expect([site.brand, site.ofBrand]).toEqual(['студия «Ромашка»', 'Ромашки'])
    expect(names.brand).toMatchObject({ dative: 'студии «Ромашка»', instrumental: 'студией «Ромашка»' })
    expect(names.city?.prepositional).toBe('городе Самара')
    expect(readConfig({}).names.city).toBeNull()
  })

  test('working hours are told whole', () => {
    expect(readConfig({ SITE_HOURS_FROM: '9.00', SITE_HOURS_TO: '18.00' }).site.hours).toEqual({
      from: '9.00',
      to: '18.00',
    })
    expect(() => readConfig({ SITE_HOURS_FROM: '9.00' })).toThrow(/SITE_HOURS_TO/)
    expect(() => readConfig({ SITE_HOURS_TO: '18.00' })).toThrow(/SITE_HOURS_FROM/)
  })

  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '8080' }).site.url).toBe('http://localhost:8080')
  })

  test('the public address loses its trailing slash', () => {
    expect(readConfig({ SITE_URL: 'https://agency.example/' }).site.url).toBe('https://agency.example')
  })

  test('a Cyrillic host goes into links as Punycode and stays readable for people', () => {
    expect(readConfig({ SITE_URL: 'https://Лён.рф:8443' }).site).toMatchObject({
      url: 'https://xn--k1ae3d.xn--p1ai:8443',
      readableUrl: 'https://лён.рф:8443',
    })
    expect(readConfig({ CRM_SCRIPT_URL: 'https://лён.рф/crm.js' }).site.counters.crmScriptUrl).toBe(
      'https://xn--k1ae3d.xn--p1ai/crm.js',
    )
    const { leads, site } = readConfig({ SMTP_URL: 'smtp://u%40x:p%3Aw@Почта.рф:587', MAIL_TO: 'a@b.example' })
    expect(leads.smtpUrl).toBe('smtp://u%40x:p%3Aw@xn--80a1acny.xn--p1ai:587')
    expect(site.leadRecipients.mail).toBe('почта.рф')
  })

  test.each(['redis://cache', 'rediss://:p%25@cache:6380/', 'redis://[::1]/15', 'redis://cache?family=6&db=2'])(
    'the address of a Redis is left as it is: %s',
    (REDIS_URL) => expect(readConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL),
  )

  test('lists are separated by commas', () => {
    expect(readConfig({ MAIL_TO: 'a@b.example, c@d.example,' }).leads.mailTo).toEqual(['a@b.example', 'c@d.example'])
  })

  test('mails go to the site’s own address, and come from its name, unless said otherwise', () => {
    const leadsOf = (env: Record<string, string>) => readConfig({ SITE_NAME: 'Ветер, студия', ...env }).leads
    expect(leadsOf({ SMTP_URL: 'smtp://mail.example', SITE_EMAIL: 'us@veter.example' })).toMatchObject({
      mailTo: ['us@veter.example'],
      mailFrom: { name: 'Ветер, студия', address: 'us@veter.example' },
    })
    expect(leadsOf({ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'a@veter.example,b@veter.example' })).toMatchObject({
      mailTo: ['a@veter.example', 'b@veter.example'],
      mailFrom: { name: 'Ветер, студия', address: 'a@veter.example' },
    })
    const set = { SITE_EMAIL: 'us@veter.example', MAIL_TO: 'a@veter.example', MAIL_FROM: 'Сайт <site@veter.example>' }
    expect(leadsOf(set)).toMatchObject({ mailTo: ['a@veter.example'], mailFrom: 'Сайт <site@veter.example>' })
  })

  test('icon APIs are asked in the order given', () => {
    expect(readConfig({ ICON_API_URLS: 'https://b.example/,https://a.example' }).icons.apiUrls).toEqual([
      'https://b.example',
      'https://a.example',
    ])
  })

  test('an address that is asked for as it is keeps its trailing slash, one that paths are appended to loses it', () => {
    const address = 'https://other.example/hook/'
    const { leads, cdnPurge, indexNow, content, icons } = readConfig({
      LEADS_WEBHOOK_URL: address,
      CALLTOUCH_SITE_ID: '1',
      CALLTOUCH_TOKEN: 'x',
      CALLTOUCH_URL: address,
      CDN_PURGE_URL: address,
      INDEXNOW_URL: address,
      API_URL: address,
      ICON_API_URLS: address,
    })
    expect([leads.webhookUrl, leads.calltouch?.url, cdnPurge?.url, indexNow.endpoint]).toEqual(Array(4).fill(address))
    expect([content.apiUrl, ...icons.apiUrls]).toEqual(Array(2).fill('https://other.example/hook'))
  })

  test('a CDN is told of changes where one is named', () => {
    expect(readConfig({}).cdnPurge).toBeNull()
    const env = { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_HEADERS: 'Fastly-Key=word' }
    expect(readConfig(env).cdnPurge).toEqual({ url: 'https://cdn.example/purge', headers: { 'fastly-key': 'word' } })
  })

  test('traces go where every program of OpenTelemetry would send them', () => {
    expect(readConfig({}).tracing).toBeNull()
    const OTEL_EXPORTER_OTLP_HEADERS = 'Authorization=Bearer%20a%2Cb,x-tenant=1'
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_EXPORTER_OTLP_HEADERS }
    expect(readConfig(env).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { authorization: 'Bearer a,b', 'x-tenant': '1' },
      serviceName: 'versta',
    })
  })

  test('proxies are addresses and ranges of them', () => {
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ])
  })

  test('Calltouch’s script is asked for by an id of its own, or by the site’s', () => {
    const counterOf = (env: Record<string, string>) => readConfig(env).site.counters.calltouchCounterId
    expect(counterOf({ CALLTOUCH_SITE_ID: '73357' })).toBe('73357')
    expect(counterOf({ CALLTOUCH_SITE_ID: '73357', CALLTOUCH_MOD_ID: 'ab12cd34' })).toBe('ab12cd34')
  })

  test('Calltouch’s API is asked where both its id and its token are given', () => {
    const calltouchOf = (env: Record<string, string>) => readConfig(env).leads.calltouch
    expect(calltouchOf({ CALLTOUCH_SITE_ID: '1' })).toBeNull()
    expect(calltouchOf({ CALLTOUCH_SITE_ID: '1', CALLTOUCH_TOKEN: 'x' })).toEqual({
      siteId: '1',
      token: 'x',
      url: 'https://api.calltouch.ru/lead-service/v1/api/request/create',
    })
  })

  test('messengers are named by their settings', () => {
    expect(readConfig({ MESSENGER_WhatsApp: 'https://wa.example/' }).site.messengers[0]?.name).toBe('WhatsApp')
    expect(readConfig({ MESSENGER_TELEGRAM: 'https://t.example/versta' }).site.messengers).toEqual([
      { name: 'Telegram', url: 'https://t.example/versta' },
    ])
  })

  test.each([
    'https://wa.me/79000000000?text=Hello%20there',
    'viber://chat?number=%2B79000000000',
    'tg://resolve?domain=versta',
    'whatsapp://send?phone=79000000000',
    'https://messenger.example/#/versta',
  ])('a messenger may be opened by %s', (url) => {
    expect(readConfig({ MESSENGER_NAME: url }).site.messengers).toEqual([{ name: 'Name', url }])
    expect(readConfig({ SITE_SOCIAL_NAME: url }).site.social).toEqual([{ name: 'Name', url }])
  })

  test('the advertising line needs both the advertiser and the registry id', () => {
    expect(() => readConfig({ SITE_ADVERTISER: 'ООО «Верста»' })).toThrow(/SITE_ADVERTISING_ID/)
    expect(() => readConfig({ SITE_ADVERTISING_ID: 'erid1' })).toThrow(/SITE_ADVERTISER/)
    expect(readConfig({ SITE_ADVERTISER: 'ООО «Верста»', SITE_ADVERTISING_ID: 'erid1' }).site.advertising).toEqual({
      advertiser: 'ООО «Верста»',
      registryId: 'erid1',
    })
  })

  test('what is given empty of the owner’s facts is not there', () => {
    const empty = ['SITE_TAX_ID', 'SITE_PHONES', 'SITE_CITY', 'SITE_STREET', 'SITE_CHAT_HOST', 'SITE_CHAT_FACE']
    const links = ['MESSENGER_TELEGRAM', 'SITE_SOCIAL_TELEGRAM']
    const env = Object.fromEntries([...empty, ...links].map((name) => [name, ' ']))
    expect(readConfig({ ...env, SITE_CHAT_FACE: '' }).site).toMatchObject({
      taxId: '',
      phones: [],
      city: '',
      street: '',
      chatHost: 'localhost',
      chatFace: null,
      messengers: [],
      social: [],
    })
  })

  test('an empty setting is an unset one', () => {
    expect(readConfig({ PORT: '', API_URL: '', SMTP_URL: '', INDEXABLE: '' })).toEqual(readConfig({}))
  })
})

test('SITE_PHONES are written for people, maybe with an extension', () => {
  const phones = ['8 (800) 555-35-35 — бесплатно', '+44 20 7946 0958 доб. 123456']
  expect(readConfig({ SITE_PHONES: phones.join(', ') }).site.phones).toEqual(phones)
})

test('MEDIA_HOSTS are hosts or folders, over https unless said otherwise', () => {
  const MEDIA_HOSTS = 'cdn.example, cdn.example:8443/upload/, http://10.0.0.5:8080, HTTPS://CDN.example/files'
  const hosts = ['https://cdn.example', 'https://cdn.example:8443/upload', 'http://10.0.0.5:8080']
  expect(readConfig({ MEDIA_HOSTS }).media.hosts).toEqual([...hosts, 'https://cdn.example/files'])
})

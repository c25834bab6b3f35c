import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'

describe('without any setting', () => {
  const config = readConfig({})

  test('the site listens on localhost:3000, for development', () => {
    expect(config).toMatchObject({ mode: 'development', listen: { port: 3000, host: '127.0.0.1' }, logLevel: 'info' })
  })

  test('content comes from the embedded origin, fresh for a minute, stale for a week, with 3 s to answer', () => {
    expect(config.content).toEqual({
      apiUrl: null,
      kind: 'contract',
      token: null,
      directory: resolve('content'),
      freshMs: 60_000,
      staleMs: 604_800_000,
      timeoutMs: 3000,
    })
  })

  test('leads go to files, and personal data is kept for 30 days', () => {
    expect(config.leads).toMatchObject({ smtpUrl: null, toUpstream: false, webhookUrl: null, keepDays: 30 })
    expect(config.leads.mailTo).toEqual(['leads@localhost'])
    expect(config.dataDirectory).toBe(resolve('data'))
  })

  test('no icon API is asked', () => {
    expect(config.icons.apiUrls).toEqual([])
  })

  test('pictures come from the API’s host alone, in AVIF where they can, and take 512 MB of the disk', () => {
    expect(config.media).toEqual({ hosts: [], cacheBytes: 512 * 1024 * 1024, hasAvif: true })
  })

  test('no proxy is trusted', () => {
    expect(config.trustedProxies).toEqual([])
  })

  test('the site is called by its host and has no fact of anybody, open to crawlers, with every counter off', () => {
    expect(config.site).toMatchObject({
      name: 'localhost',
      brand: 'студия «localhost»',
      legalName: 'localhost',
      taxId: '',
      productCode: '',
      email: '',
      hours: null,
      foundedYear: null,
      social: [],
      messengers: [],
      url: 'http://localhost:3000',
      indexable: true,
      phones: [],
      advertising: null,
      counters: { metrikaId: null, crmScriptUrl: null, calltouchCounterId: null },
    })
  })
})

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
  })

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

describe('a wrong setting is named', () => {
  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['LOG_LEVEL', 'verbose'],
    ['SHUTDOWN_GRACE_S', '1h'],
    ['API_URL', 'api.example'],
    ['API_URL', 'ftp://api.example'],
    ['MEDIA_HOSTS', 'cdn.example, ?'],
    ['MEDIA_HOSTS', 'https://user@cdn.example'],
    ['MEDIA_HOSTS', 'cdn.example/a?b=1'],
    ['MEDIA_CACHE_MB', '0'],
    ['API_URL', 'http://user:secret@api.example'],
    ['SITE_URL', 'https://versta.example/?a=1'],
    ['SITE_URL', 'https://versta.example/studio/'],
    ['SITE_URL', 'https://versta.example/#top'],
    ['SITE_URL', 'https://user:qwerty@versta.example'],
    ['SITE_URL', 'https://:qwerty@versta.example'],
    ['API_URL', 'https://:qwerty@api.example'],
    ['API_KIND', 'bitrix'],
    ['API_KIND', 'strapi'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a password'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
    ['API_TOKEN', 'word without an API'],
    ['API_TOKEN', 'qwerty'],
    ['SITE_URL', 'versta.example'],
    ['SITE_URL', 'ftp://versta.example'],
    ['ICON_API_URLS', 'https://icons.example, icons.example'],
    ['CONTENT_FRESH_S', '1m'],
    ['CONTENT_STALE_S', '1e9'],
    ['UPSTREAM_TIMEOUT_MS', '0'],
    ['INDEXABLE', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/leads'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:100%@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?pool=true'],
    ['SMTP_URL', 'smtp://mail.example/inbox'],
    ['MAIL_TO', 'staff'],
    ['MAIL_FROM', 'Верста'],
    ['MAIL_FROM', 'Верста <staff>'],
    ['SITE_EMAIL', 'на сайте'],
    ['MAIL_TO', 'a@b.example, staff'],
    ['LEADS_UPSTREAM', 'oui'],
    ['LEADS_WEBHOOK_URL', 'crm'],
    ['LEADS_KEEP_DAYS', '0'],
    ['CALLTOUCH_URL', 'calltouch'],
    ['METRIKA_ID', 'UA-123'],
    ['METRIKA_ID', '12 34'],
    ['CRM_SCRIPT_URL', '//crm.example/loader.js'],
    ['MESSENGER_TELEGRAM', '@versta'],
    ['MESSENGER_TELEGRAM', 'javascript:alert(1)'],
    ['MESSENGER_TELEGRAM', 'https://user:qwerty@messenger.example'],
    ['SITE_SOCIAL_TELEGRAM', 'data:text/html,hello'],
    ['SITE_FOUNDED_YEAR', 'давно'],
    ['SITE_HOURS_FROM', 'утро'],
    ['SITE_HOURS_TO', '25.00'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ setting: name }))
  })

  test('and so is an option of an address that has none', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false&pool=1' })).toThrow(
      'SMTP_URL must be an address alone: there are no options such as tls.rejectUnauthorized, pool',
    )
  })

  test.each(['', ' ', ','])('MAIL_TO=%j with a mail server, for nobody reads the demo’s mail', (MAIL_TO) => {
    const env = { SMTP_URL: 'smtp://mail.example', MAIL_TO }
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ setting: 'MAIL_TO' }))
  })

  test.each([
    'true',
    '1',
    '2',
    'loopback',
    'example.com',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/0',
    'fd00::/129',
    '127.0.0.1, true',
  ])('TRUSTED_PROXIES=%s', (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
      expect.objectContaining({ setting: 'TRUSTED_PROXIES' }),
    )
  })

  test.each([
    ['SMTP_URL', 'http://staff:qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://staff:qwerty-4711%@mail.example'],
    ['SMTP_URL', 'smtp://staff:25?qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://staff:25#qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=qwerty-4711'],
    ['DATABASE_URL', 'mysql://leads:qwerty-4711@localhost'],
    ['REDIS_URL', 'http://:qwerty-4711@localhost'],
    ['API_URL', 'http://user:qwerty-4711@api.example'],
    ['LEADS_WEBHOOK_URL', 'https://crm.example/?token=qwerty-4711'],
  ])('%s without repeating the password in it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('qwerty-4711') }),
    )
  })
})

test('MEDIA_HOSTS are hosts or folders, over https unless said otherwise', () => {
  const { media } = readConfig({ MEDIA_HOSTS: 'cdn.example, cdn.example:8443/upload/, http://10.0.0.5:8080' })
  expect(media.hosts).toEqual(['https://cdn.example', 'https://cdn.example:8443/upload', 'http://10.0.0.5:8080'])
})

test.each(['blog', 'services', 'media', 'share', 'promo'])(
  'the product cannot be called %s, as a section is',
  (code) => {
    expect(() => readConfig({ SITE_PRODUCT_CODE: code })).toThrow('SITE_PRODUCT_CODE')
  },
)

import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'

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
    ['MEDIA_HOSTS', 'https://:qwerty@cdn.example'],
    ['MEDIA_HOSTS', 'ftp://cdn.example'],
    ['MEDIA_HOSTS', 'https:/cdn.example, file:/srv/pictures'],
    ['MEDIA_HOSTS', 'cdn.example/a?b=1'],
    ['MEDIA_HOSTS', '*.cdn.example'],
    ['MEDIA_CACHE_MB', '0'],
    ['SITE_PHONES', '8 800 555-35-35; 123'],
    ['SITE_PHONES', '8 800 555-35-35 8 4942 22-11-00'],
    ['SITE_PHONES', '+7 4942 22-11-00, по будням'],
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
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=a%0Ab'],
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
    ['DATABASE_URL', 'postgres://leads:100%ff@localhost/leads'],
    ['DATABASE_URL', 'postgres://leads%:x@localhost/leads'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://:100%s@localhost'],
    ['REDIS_URL', 'redis://localhost/versta'],
    ['REDIS_URL', 'redis://localhost/0/'],
    ['REDIS_URL', 'redis://localhost?db=versta'],
    ['REDIS_URL', 'redis://localhost?db='],
    ['REDIS_URL', 'redis:///run/redis.sock'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://%D0.example'],
    ['SMTP_URL', 'smtp://mail%20server.example'],
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
    '10.0.0.0/0',
    '::/0',
    'fd00::/129',
    '127.0.0.1, true',
  ])('TRUSTED_PROXIES=%s', (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
      expect.objectContaining({ setting: 'TRUSTED_PROXIES' }),
    )
  })

  test.each([
    ['CALLTOUCH_SITE_ID', { CALLTOUCH_TOKEN: 'x' }],
    ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_SECRET: 'x' }],
    ['CDN_PURGE_URL', { CDN_PURGE_HEADERS: 'authorization=x' }],
  ])('no %s for what is of no use without it', (setting, env) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ setting }))
  })

  test.each([
    ['CALLTOUCH_TOKEN', { CALLTOUCH_SITE_ID: '1' }],
    ['CALLTOUCH_SITE_ID', { CALLTOUCH_TOKEN: '1' }],
    ['REVALIDATE_SECRET', {}],
    ['METRICS_TOKEN', {}],
    ['PREVIEW_SECRET', {}],
  ])('%s with a letter that no header carries, without repeating it', (setting, env) => {
    const refusal = { setting, message: expect.not.stringContaining('qwerty-4711') }
    expect(() => readConfig({ ...env, [setting]: 'с-qwerty-4711' })).toThrow(expect.objectContaining(refusal))
  })

  test.each(['с-qwerty-4711', '%D1%81-qwerty-4711'])(
    'CDN_PURGE_HEADERS with a letter that no header carries, without repeating it: %s',
    (word) => {
      const refusal = { setting: 'CDN_PURGE_HEADERS', message: expect.not.stringContaining('qwerty-4711') }
      expect(() => readConfig({ CDN_PURGE_HEADERS: `authorization=${word}` })).toThrow(expect.objectContaining(refusal))
    },
  )

  test.each([
    ['SMTP_URL', 'http://staff:qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://staff:qwerty-4711%@mail.example'],
    ['SMTP_URL', 'smtp://staff:25?qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://staff:25#qwerty-4711@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=qwerty-4711'],
    ['DATABASE_URL', 'mysql://leads:qwerty-4711@localhost'],
    ['DATABASE_URL', 'postgres://leads:qwerty-4711%ff@localhost'],
    ['REDIS_URL', 'http://:qwerty-4711@localhost'],
    ['REDIS_URL', 'redis://:qwerty-4711%ff@localhost'],
    ['REDIS_URL', 'redis://user:25/qwerty-4711@localhost'],
    ['API_URL', 'http://user:qwerty-4711@api.example'],
    ['LEADS_WEBHOOK_URL', 'https://crm.example/?token=qwerty-4711'],
    ['MEDIA_HOSTS', 'https://:qwerty-4711@cdn.example'],
  ])('%s without repeating the password in it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('qwerty-4711') }),
    )
  })
})

test.each(['blog', 'services', 'media', 'share', 'promo'])(
  'the product cannot be called %s, as a section is',
  (code) => {
    expect(() => readConfig({ SITE_PRODUCT_CODE: code })).toThrow('SITE_PRODUCT_CODE')
  },
)

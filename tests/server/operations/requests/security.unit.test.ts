import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { securityPlugin } from '../../../../server/operations/requests/security.ts'
import { NIGHT_SCRIPT } from '../../../../shared/night-script.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const HTTPS = { SITE_URL: 'https://versta.example' }
/** The script in the head of every page, and no other. */
const OWN = `'self' 'sha256-${createHash('sha256').update(NIGHT_SCRIPT).digest('base64')}'`
const BARE = {
  'default-src': "'self'",
  'object-src': "'none'",
  'media-src': "'none'",
  'worker-src': "'none'",
  'script-src': OWN,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': 'https://rutube.ru https://vk.com https://vkvideo.ru',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'site',
}

async function headersWith(env: Record<string, string>, isDevelopment = false) {
  const app = Fastify({ genReqId: () => 'id-of-this-request' })
  app.register(securityPlugin, { site: demoConfig(env).site, style: null, isDevelopment })
  app.get('/', async (_request, reply) => reply.type('text/html').send('page'))
  const { headers } = await app.inject('/')
  expect(headers).toMatchObject(app.securityHeaders.document)
  await app.close()
  return headers
}

async function policyWith(env: Record<string, string>, isDevelopment = false): Promise<Record<string, string>> {
  const policy = String((await headersWith(env, isDevelopment))['content-security-policy'])
  return Object.fromEntries(policy.split(';').map((directive) => directive.trim().split(/ (.*)/s)))
}

describe('the policy of a page opens', () => {
  test('nothing without a counter', async () => {
    expect(await policyWith({})).toStrictEqual(BARE)
  })

  test('Yandex’s own hosts for Metrika', async () => {
    expect(await policyWith({ METRIKA_ID: '9876543' })).toEqual({
      ...BARE,
      'script-src': `${OWN} https://mc.yandex.ru https://yastatic.net/s3/metrika/`,
      'connect-src': "'self' https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru",
      'img-src': "'self' data: https://mc.yandex.ru https://mc.yandex.com",
      'frame-src': `${BARE['frame-src']} https://mc.yandex.ru`,
      'trusted-types': 'site default',
    })
  })

  test('the host of Calltouch’s counter for call tracking', async () => {
    expect(await policyWith({ CALLTOUCH_SITE_ID: '73357' })).toMatchObject({
      'script-src': `${OWN} https://mod.calltouch.ru`,
      'connect-src': "'self' https://mod.calltouch.ru",
      'img-src': "'self' data: https://mod.calltouch.ru",
    })
  })

  test('the origin of the CRM’s script, not its folder', async () => {
    expect(await policyWith({ CRM_SCRIPT_URL: 'https://crm.example:8443/b24/loader.js' })).toMatchObject({
      'script-src': `${OWN} https://crm.example:8443`,
      'connect-src': "'self' https://crm.example:8443",
      'img-src': "'self' data: https://crm.example:8443",
      'frame-src': `${BARE['frame-src']} https://crm.example:8443`,
    })
  })

  test('all of them together, and still no inline script but the one in the head', async () => {
    const policy = await policyWith({
      METRIKA_ID: '9876543',
      CALLTOUCH_SITE_ID: '73357',
      CRM_SCRIPT_URL: 'https://crm.example/loader.js',
    })
    expect(policy['script-src']).toBe(
      `${OWN} https://mc.yandex.ru https://yastatic.net/s3/metrika/ https://mod.calltouch.ru https://crm.example`,
    )
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe-|\*/)
  })

  test('what Vite’s client and the page of components need, in development alone', async () => {
    const { 'require-trusted-types-for': _required, 'trusted-types': _types, ...others } = BARE
    expect(await policyWith({}, true)).toEqual({
      ...others,
      'script-src': "'self' 'unsafe-inline'",
      'worker-src': "'self' blob:",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
      'frame-src': `'self' ${BARE['frame-src']}`,
      'frame-ancestors': "'self'",
    })
  })
})

test('on https a site keeps browsers on https, on plain http it does not', async () => {
  expect((await headersWith(HTTPS))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(await policyWith(HTTPS)).toStrictEqual({ ...BARE, 'upgrade-insecure-requests': undefined })
  expect(await headersWith({ SITE_URL: 'http://https.example' })).not.toHaveProperty('strict-transport-security')
})

test('an answer is not guessed at, gives no device away and lets pictures of other hosts in', async () => {
  const headers = await headersWith(HTTPS)
  expect(headers).toMatchObject({
    'x-request-id': 'id-of-this-request',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
})

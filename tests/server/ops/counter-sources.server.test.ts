import { describe, expect, test } from 'vitest'
import { startSite } from '../../support/site.ts'

const BARE = {
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'frame-src': 'https://rutube.ru https://vk.com https://vkvideo.ru',
  'trusted-types': 'versta',
}

describe('the policy of a page opens', () => {
  test('nothing without a counter', async () => {
    expect(await policyWith({})).toMatchObject(BARE)
  })

  test('Yandex’s own hosts for Metrika', async () => {
    expect(await policyWith({ METRIKA_ID: '9876543' })).toMatchObject({
      'script-src': "'self' https://mc.yandex.ru https://yastatic.net",
      'connect-src': "'self' https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru",
      'img-src': "'self' data: https://mc.yandex.ru https://mc.yandex.com",
      'frame-src': `${BARE['frame-src']} https://mc.yandex.ru`,
      'style-src': "'self'",
      'trusted-types': 'versta default',
    })
  })

  test('the host of Calltouch’s counter for call tracking', async () => {
    expect(await policyWith({ CALLTOUCH_SITE_ID: '73357' })).toMatchObject({
      'script-src': "'self' https://mod.calltouch.ru",
      'connect-src': "'self' https://mod.calltouch.ru",
      'img-src': "'self' data: https://mod.calltouch.ru",
    })
  })

  test('the origin of the CRM’s script, not its folder', async () => {
    expect(await policyWith({ CRM_SCRIPT_URL: 'https://crm.example:8443/b24/loader.js' })).toMatchObject({
      'script-src': "'self' https://crm.example:8443",
      'connect-src': "'self' https://crm.example:8443",
      'img-src': "'self' data: https://crm.example:8443",
      'frame-src': `${BARE['frame-src']} https://crm.example:8443`,
    })
  })

  test('all of them together, and still no inline script', async () => {
    const policy = await policyWith({
      METRIKA_ID: '9876543',
      CALLTOUCH_SITE_ID: '73357',
      CRM_SCRIPT_URL: 'https://crm.example/loader.js',
    })
    expect(policy['script-src']).toBe(
      "'self' https://mc.yandex.ru https://yastatic.net https://mod.calltouch.ru https://crm.example",
    )
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe-|\*/)
  })
})

async function policyWith(env: Record<string, string>): Promise<Record<string, string>> {
  const site = await startSite(env)
  const policy = (await site.get('/healthz')).headers.get('content-security-policy') ?? ''
  await site.stop()
  return Object.fromEntries(policy.split(';').map((directive) => directive.trim().split(/ (.*)/s)))
}

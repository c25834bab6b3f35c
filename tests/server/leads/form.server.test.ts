import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const CALLBACK = { type: 'contacts', name: LEAD.name, tel: LEAD.tel, confirm: 'true', utm: LEAD.utm, place: 'popup' }

let smtp: TestSmtp
let site: TestSite

beforeAll(async () => {
  smtp = await startSmtp()
  site = await startSite(smtp.env)
})
afterEach(() => {
  smtp.mails.splice(0)
  smtp.accept()
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

describe('a form posted without JavaScript', () => {
  test('leads back to its page with the thanks', async () => {
    const response = await site.postForm('/api/mail/', { ...LEAD, place: 'page' })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/?popup=success')
    expect(await smtp.received(1)).toHaveLength(1)
  })

  test('shows the thanks on the page it leads to', async () => {
    const response = await site.postForm('/api/mail/', { ...LEAD, name: 'Благодарная', place: 'page' })
    const html = await (await site.get(response.headers.get('location') ?? '')).text()
    expect(html).toContain('Сообщение успешно отправлено')
    await smtp.received(1)
  })

  test('that asks for no telephone is promised no call', async () => {
    const response = await site.postForm('/api/mail/', { type: 'contacts', message: 'Дорого', confirm: 'true' })
    const html = await (await site.get(response.headers.get('location') ?? '')).text()
    expect(/<dialog.*<\/dialog>/s.exec(html)?.[0]).toMatch(/Прочтём и\sответим/)
    expect(await smtp.received(1)).toHaveLength(1)
  })

  test('has its phone put into the mask', async () => {
    await site.postForm('/api/mail/', { ...LEAD, name: 'Незамаскированная', tel: '8 916 246 81 35' })
    expect((await smtp.received(1))[0]?.text).toContain('Телефон: +7 (916) 246-81-35')
  })

  test('never leads to another site', async () => {
    const response = await site.postForm('/api/mail/', { ...LEAD, utm: 'https://evil.example/phishing/' })
    expect(response.headers.get('location')).toBe('/contacts/?popup=success')
  })

  test('sent by a client that wants JSON is answered in JSON', async () => {
    const response = await site.postForm('/api/mail/', LEAD, { accept: 'application/json' })
    expect(await response.json()).toEqual({ status: 'ok', fields: [], fortuna: false })
  })
})

describe('a form with bad fields posted without JavaScript', () => {
  test('comes back as its page with 422, the error and what was typed', async () => {
    const response = await site.postForm('/api/mail/', { ...CALLBACK, tel: '916', budget: 'сколько скажете' })
    const html = await response.text()

    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(html).toContain('Ошибка валидации')
    expect(html).toContain('value="Аполлинария Незабудкина"')
    expect(html).toContain('value="сколько скажете"')
    expect(smtp.mails).toEqual([])
  })

  test('names the missing consent in its words', async () => {
    const { confirm: _left, ...unticked } = CALLBACK
    const html = await (await site.postForm('/api/mail/', unticked)).text()
    expect(html).toContain('Необходимо согласие с Политикой конфиденциальности')
  })

  test('is not to be stored by any cache, since it holds personal data', async () => {
    const response = await site.postForm('/api/mail/', { ...CALLBACK, tel: '' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('last-modified')).toBeNull()
  })

  test('shows typed markup as text', async () => {
    const name = '"><script>alert(1)</script><!--'
    const html = await (await site.postForm('/api/mail/', { ...CALLBACK, name, tel: '' })).text()
    expect(html).not.toContain('<script>alert')
  })

  test.each(['/Contacts', '/contacts', '/contacts//', '/contacts//?utm_source=//Yandex', '/robots.txt', '/%zz'])(
    'comes back itself, not as a redirect that loses what was typed, from the address %s',
    async (address) => {
      const response = await site.postForm('/api/mail/', {
        ...CALLBACK,
        tel: '',
        utm: `https://versta.example${address}`,
      })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('value="Аполлинария Незабудкина"')
    },
  )

  test('of a page that is not there is still answered', async () => {
    const response = await site.postForm('/api/mail/', { ...CALLBACK, tel: '', utm: 'https://versta.example/nowhere/' })
    expect([404, 422]).toContain(response.status)
  })
})

test('a form sent twice in a row is one lead', async () => {
  const twice = { ...CALLBACK, name: 'Двойной щелчок' }
  const responses = await Promise.all([site.postForm('/api/mail/', twice), site.postForm('/api/mail/', twice)])
  const { json } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'list', '--json')

  expect(responses.map(({ status }) => status)).toEqual([303, 303])
  expect((json as { name: string }[]).filter(({ name }) => name === 'Двойной щелчок')).toHaveLength(1)
})

test('while leads cannot be stored the page says so, keeps what was typed and works again by itself', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'versta-blocked-'))
  await mkdir(join(dataDirectory, 'leads.sqlite'))
  const blocked = await startSite({ DATA_DIR: dataDirectory })

  const response = await blocked.postForm('/api/mail/', CALLBACK)
  const html = await response.text()
  await rmdir(join(dataDirectory, 'leads.sqlite'))
  const recovered = await blocked.postForm('/api/mail/', CALLBACK)
  await blocked.stop()
  await rm(dataDirectory, { recursive: true })

  expect(recovered.status).toBe(303)

  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Произошла ошибка. Попробуйте повторить позже')
  expect(html).toContain('value="Аполлинария Незабудкина"')
})

test('a form too large for the server is answered with a page that says so, not with JSON', async () => {
  const response = await site.postForm('/api/mail/', { ...LEAD, message: 'а'.repeat(40_000) })

  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('Произошла ошибка. Попробуйте повторить позже')
})

test('a refusal is a light page of one style, the only thing its policy lets in', async () => {
  const response = await site.postForm('/api/mail/', { ...LEAD, message: 'а'.repeat(40_000) })

  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(style).toContain('background')
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
  expect((await site.get('/')).headers.get('content-security-policy')).toContain("style-src 'self'")
})

import { describe, expect, test } from 'vitest'
import { FORM, leadRoutes, OK } from '../../support/leads/lead-routes.ts'
import { LEAD } from '../../support/leads/lead.ts'

const at = leadRoutes()
const { blockStorage, kept, postForm, sendForm } = at

describe('a form posted without JavaScript', () => {
  test('leads back to its page with the thanks', async () => {
    const { statusCode, headers } = await postForm({ ...LEAD, utm: 'https://versta.example/team/' })
    expect([statusCode, headers['location']]).toEqual([303, '/team/?popup=success'])
  })

  const PERSON = { name: 'Анна', tel: '8 916 246-81-35', confirm: 'true' }

  test.each([
    ['contact', { ...PERSON, type: 'contacts', email: 'anna@company.example', site: '', budget: '' }],
    ['callback', { ...PERSON, type: 'contacts', site: '', budget: '' }],
    ['complaint', { type: 'contacts', message: 'Непонятно, что входит в цену', confirm: 'true' }],
    ['wheel', { ...PERSON, type: 'fortuna', message: 'Бесплатный аудит сайта' }],
    ['vacancy', { ...PERSON, type: 'vacancy_response', email: 'anna@company.example', message: 'Здравствуйте' }],
  ])('is taken, be it the %s form', async (_form, fields) => {
    expect((await postForm({ ...fields, reachgoal: '', utm: '/team/', homepage: '' })).statusCode).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  test('has its phone put into the mask before it is judged', async () => {
    expect((await postForm({ ...LEAD, tel: '8 916 246 81 35' })).statusCode).toBe(303)
    expect(await kept()).toMatchObject([{ tel: '+7 (916) 246-81-35' }])
  })

  test('comes back as its page with its errors and what was typed', async () => {
    const fields = { ...LEAD, name: '', tel: '916', place: 'page' }
    const { statusCode, body } = await postForm(fields)
    expect([statusCode, body]).toEqual([422, 'page /'])
    expect(sendForm).toHaveBeenCalledExactlyOnceWith('/', {
      status: 'invalid',
      invalidFields: ['name', 'tel'],
      values: fields,
    })
  })

  test('is one whatever its characters are said to be', async () => {
    const { statusCode } = await postForm(LEAD, { 'content-type': `${FORM['content-type']}; charset=utf-8` })
    expect(statusCode).toBe(303)
  })

  test('comes back without what was no text', async () => {
    await at.app.inject({ method: 'POST', url: '/api/mail/', payload: 'name=a&name=b&email=x', headers: FORM })
    expect(sendForm.mock.lastCall?.[1]).toMatchObject({ values: { name: '', email: 'x' } })
  })

  test.each([
    ['callback', { name: 'Анна', tel: '' }],
    ['seo-no', { message: '' }],
  ])('comes back in the popup %s it was in', async (popup, fields) => {
    await postForm({ ...fields, place: 'popup', utm: '/team/' })
    expect(sendForm.mock.lastCall?.[0]).toBe(`/team/?popup=${popup}`)
  })

  test('comes back with what was typed when it cannot be kept', async () => {
    await blockStorage()
    const { statusCode } = await postForm(LEAD)
    expect(statusCode).toBe(503)
    expect(sendForm).toHaveBeenCalledExactlyOnceWith('/', { status: 'failed', values: LEAD })
  })

  test('that is too large is answered with a small page that says so and leads back', async () => {
    const { statusCode, headers, body } = await postForm(
      { ...LEAD, message: 'а'.repeat(40_000) },
      { referer: 'https://versta.example/team/' },
    )
    expect([statusCode, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    expect(body).toContain('Сократите его')
    expect(body).toContain('<a href="/team/">')
    expect(sendForm).not.toHaveBeenCalled()
  })

  test('that is refused unread gets a page that runs nothing and is stored by no cache', async () => {
    const { headers } = await postForm(LEAD, { origin: 'https://evil.example' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('whose page cannot be made is told that it is our fault, and how to come back', async () => {
    sendForm.mockRejectedValue(new Error('no page'))
    const { statusCode, headers, body } = await postForm(
      { ...LEAD, name: '' },
      { referer: 'https://versta.example/team/' },
    )
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).toContain('Что-то сломалось на нашей стороне')
    expect(body).toContain('<a href="/team/">')
    expect(body).not.toContain('no page')
  })

  test.each([
    ['JSON', { ...FORM, accept: 'application/json' }],
    ['anything', { 'content-type': FORM['content-type'], accept: '' }],
  ])('of a client that wants %s is answered in JSON', async (_what, headers) => {
    const { body } = await postForm(LEAD, headers)
    expect(JSON.parse(body)).toEqual(OK)
  })

  test('from a foreign page is answered with a way to ours', async () => {
    const { statusCode, body } = await postForm(LEAD, { origin: 'https://evil.example' })
    expect(statusCode).toBe(403)
    expect(body).toContain('<a href="/contacts/">')
    expect(sendForm).not.toHaveBeenCalled()
  })
})

import { describe, expect, test } from 'vitest'
import { EMPLOYEE, POST, PROJECT, REVIEW, TAGS } from '../support/content/content.ts'
import { check, faultlessApi } from '../support/peers/check-upstream.ts'
import { json, text } from '../support/peers/upstream.ts'

describe('an API', () => {
  const at = faultlessApi()

  test('is told of markup, pictures and tags that the site cannot show', async () => {
    const DETAIL_TEXT = '<p style="color:red">Да</p><script>1</script><img src="/pictures/none.png">'
    at.api.on('/reviews/', json({ ITEMS: [{ ...REVIEW, DETAIL_TEXT, TYPE: ['tayna'] }], TAGS }))
    at.api.on('/team/', json({ ITEMS: [{ ...EMPLOYEE, PICTURE: 'https://elsewhere.example/a.png' }], TAGS: [] }))
    at.api.on('/pictures/ekran.png', text('это не картинка', 'image/png'))

    const { code, said } = await check([at.api.url])

    expect(code).toBe(0)
    expect(said).toMatch(/ПОТЕРЯНО DETAIL_TEXT: сайт убирает.*: sinitskaya-olga «<script> style="…"»\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка не открывается \(404\): sinitskaya-olga «\/pictures\/none.png»\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка не с узла API.*: ilya-vershinin «https:\/\/elsewhere.example\/a.png»\n/)
    expect(said).toMatch(/ПОТЕРЯНО это не картинка.*: pervyy-ekran «\/pictures\/ekran.png»\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО DETAIL_TEXT: у картинки в тексте нет width и height.*: sinitskaya-olga\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО тега нет в TAGS.*: sinitskaya-olga «tayna»\n/)
  })

  test('is told of what makes it slow: no validator, one that is ignored, a second of waiting, a wrong type', async () => {
    at.api.on(
      '/team/',
      (_request, response) => void response.setHeader('etag', '"1"').end(JSON.stringify({ ITEMS: [EMPLOYEE] })),
    )
    at.api.on('/blog/', (request, response) => void setTimeout(() => json({ ITEMS: [POST] })(request, response), 1100))

    const { code, said } = await check([at.api.url])

    expect(code).toBe(0)
    expect(said).toMatch(/ЗАМЕЧЕНО нет ни ETag, ни Last-Modified.*: список, zernoved\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО ETag или Last-Modified есть, а на повторный запрос.*: список\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО долго отвечает, мс: список «\d{4,}»/)
    expect(said).toMatch(/ЗАМЕЧЕНО ответ не назван application\/json: список/)
  })

  test('that invents a page for a made-up code, or has a code twice, is told so', async () => {
    at.api.on('/projects/net-takogo-koda/', json({ ITEM: PROJECT, TAGS }))
    at.api.on('/reviews/', json({ ITEMS: [REVIEW, REVIEW], TAGS }))
    const { said } = await check([at.api.url])
    expect(said).toMatch(/ЗАМЕЧЕНО выдуманный код находится.*: список\n/)
    expect(said).toMatch(/ПОТЕРЯНО код повторяется: сайт показывает первый элемент: sinitskaya-olga\n/)
  })

  test('is told nothing of two versions of an item that are never shown together', async () => {
    const ITEMS = [
      { ...REVIEW, ACTIVE_TO: '2100-01-01' },
      { ...REVIEW, ACTIVE_FROM: '2100-01-01' },
    ]
    at.api.on('/reviews/', json({ ITEMS, TAGS }))
    expect((await check([at.api.url])).said).not.toContain('ПОТЕРЯНО')
  })

  test('is told of items that have not begun, and of those that have ended', async () => {
    const ITEMS = [
      REVIEW,
      { ...REVIEW, CODE: 'zavtra', ACTIVE_FROM: '2100-01-01' },
      { ...REVIEW, CODE: 'vchera', ACTIVE_TO: '01.02.2020 10:00:00' },
    ]
    at.api.on('/reviews/', json({ ITEMS, TAGS }))
    const { code, said } = await check([at.api.url])
    expect(code).toBe(0)
    expect(said).toMatch(/ЗАМЕЧЕНО ещё не началось.*: zavtra «1\s+января\s+2100.*»\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО уже закончилось.*: vchera «1\s+февраля\s+2020.*»\n/)
    const english = (await check([at.api.url, '--lang', 'en'])).said
    expect(english).toMatch(/NOTICED has not begun.*: zavtra «1 January 2100 at 00:00 in Moscow»\n/)
  })
})

import { describe, expect, test } from 'vitest'
import { PROJECT, TAGS, TARIFF } from '../support/content/content.ts'
import { check, faultlessApi } from '../support/peers/check-upstream.ts'
import { coded, hang, htmlPage, json, reset, status, text } from '../support/peers/upstream.ts'

describe('an API', () => {
  const at = faultlessApi()

  test('with an item that the site would drop fails, and the item, the field and what it wants are named', async () => {
    const nameless = { ...PROJECT, CODE: 'gudron', NAME: ' ' }
    at.api.on('/projects/', json({ ITEMS: [PROJECT, nameless], TAGS }))
    at.api.on('/tariffs/', json({ ITEMS: [TARIFF, { ...TARIFF, CODE: 'dear', PRICE: 'по договорённости' }] }))

    const { code, said } = await check([at.api.url])

    expect(code).toBe(1)
    expect(said).toContain('ОТКЛОНЕНО NAME: нужно непустое название')
    expect(said).toMatch(/ОТКЛОНЕНО NAME: .*: gudron « »\n/)
    expect(said).toMatch(/ОТКЛОНЕНО PRICE: нужна цена.*: dear «по договорённости»\n/)
    expect(said).toContain('Отклонено: 2,')
  })

  test('with a page that is not there, or cannot be read, fails', async () => {
    at.api.on('/projects/', json({ ITEMS: [PROJECT, { ...PROJECT, CODE: 'gudron' }], TAGS }))
    at.api.on('/blog/pervyy-ekran/', htmlPage)

    const { code, said } = await check([at.api.url])

    expect(code).toBe(1)
    expect(said).toMatch(/ОТКЛОНЕНО в списке есть, а по своему адресу 404.*: gudron\n/)
    expect(said).toMatch(/ОТКЛОНЕНО страница не читается \(не JSON\): pervyy-ekran\n/)
  })

  test.each([
    ['lacks an area', status(404), 'нет ITEMS'],
    ['fails in an area', status(500), 'ответ 500'],
    ['sends a web page for an area', htmlPage, 'не JSON'],
    ['has no valid item in an area', json({ ITEMS: [{ NAME: 'Без кода' }] }), 'ни один элемент не годится'],
    ['keeps silent in an area', hang, 'нет ответа'],
    ['refuses an area', status(403), 'ответ 403: ключ в --token не подошёл или не назван'],
    ['hangs up', reset, 'нет ответа: связь оборвалась'],
    ['packs in its own way', coded('zstd-9', Buffer.from('?')), 'тело сжато способом zstd-9, о котором не просили'],
    ['packs nothing', coded('gzip', Buffer.from('?')), 'тело названо сжатым способом gzip, а распаковать его нельзя'],
    [
      'writes in another charset',
      text(Buffer.from([0x7b, 0xcf, 0xf0]), 'application/json'),
      'текст не в кодировке utf-8',
    ],
  ])('that %s fails, and the other areas are checked', async (_what, answer, reason) => {
    at.api.on('/team/', answer)
    const { code, said } = await check([at.api.url], { UPSTREAM_TIMEOUT_MS: answer === hang ? '5000' : '60000' })
    expect(code).toBe(1)
    expect(said).toMatch(new RegExp(`team\\n(?:.*\\n)*?.*ОТКЛОНЕНО список не читается \\(${reason}.*был\n`))
    expect(said).toContain('certificates: элементов: 1')
  })

  test('is told of redirects that lead nowhere, and may have none', async () => {
    const leads = (FROM: string, TO: string) => ({ FROM, TO })
    at.api.on(
      '/redirects/',
      json({
        ITEMS: [
          leads('/a/', '/b/'),
          leads('/b/', '/a/'),
          leads('/c/', '//evil.example/'),
          leads('/D', '/team/'),
          leads('/d/', '/'),
        ],
      }),
    )
    const { code, said } = await check([at.api.url])
    expect(code).toBe(1)
    expect(said).toMatch(/ОТКЛОНЕНО переадресация ходит по кругу: \/a\/, \/b\/\n/)
    expect(said).toMatch(/ОТКЛОНЕНО TO: нужен адрес на этом же сайте.*: \/c\/ «\/\/evil.example\/»\n/)
    expect(said).toMatch(/ИСПРАВЛЕНО FROM: .*: \/d «\/D» → «\/d\/»\n/)
    expect(said).toMatch(/ОТКЛОНЕНО с этого адреса уже ведёт другая переадресация: \/d\/\n/)
  })
})

import { once } from 'node:events'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { createOrigin } from '../../server/origin/origin.ts'
import { EMPLOYEE, GOOD_AREAS, PROJECT, TAGS } from '../support/content/content.ts'
import { BITRIX_PROJECT } from '../support/peers/bitrix/shapes.ts'
import { check, faultlessApi, PIXEL, start } from '../support/peers/check-upstream.ts'
import { startStrapi, TOKEN } from '../support/peers/strapi.ts'
import { json, status, text } from '../support/peers/upstream.ts'

describe('an API', () => {
  const at = faultlessApi()

  test('with nothing to complain of passes, and every item and picture of it was looked at', async () => {
    const { code, said, complained } = await check([at.api.url])

    expect([code, complained]).toEqual([0, ''])
    expect(said).toContain('projects: элементов: 1, картинок: 2')
    expect(said).toContain('Отклонено: 0, потеряно: 0, исправлено: 0, ')
    for (const path of [...Object.keys(GOOD_AREAS), '/pictures/zernoved.png'])
      expect(at.api.requestsTo(path), path).toBe(1)
  })

  test('is read no further, and without a complaint, once nobody reads what is said', async () => {
    const child = start([at.api.url])
    child.stdout.destroy()
    const complained = await textOf(child.stderr)
    if (child.exitCode === null) await once(child, 'exit')

    expect([child.exitCode, complained]).toEqual([141, ''])
  })

  test('of 1C-Bitrix passes, and what was repaired and lost on the way is named', async () => {
    const items = [PROJECT, { ...BITRIX_PROJECT, CODE: 'Zernoved-2', TERM: 9 }]
    at.api.on('/projects/', json({ ITEMS: items, TAGS: [{ VALUE: 'Магазин', XML_ID: 'shop' }] }))
    at.api.on('/projects/zernoved-2/', json({ ITEM: items[1], TAGS }))
    at.api.on('/upload/iblock/4f1/%D1%84%D0%BE%D1%82%D0%BE%201.jpg', text(PIXEL, 'image/png'))

    const { code, said } = await check([at.api.url, '--lang', 'en'])

    expect(code).toBe(0)
    expect(said).toMatch(/REPAIRED CODE wants a code.*: zernoved-2 «Zernoved-2» → «zernoved-2»\n/)
    expect(said).toMatch(
      /REPAIRED NAME wants a name.*: zernoved-2 «&laquo;Зерновед&raquo; &mdash; обжарка» → ««Зерновед»\s— обжарка»\n/,
    )
    expect(said).toMatch(/REPAIRED TERM wants .*: zernoved-2 9 → "9"\n/)
    expect(said).toMatch(/LOST DETAIL_PICTURE wants the address of a picture.*: zernoved-2 «1206»\n/)
    expect(said).toContain('Refused: 0, lost: 1,')
  })

  test('is told of its items and pictures in their own order, whichever answers first', async () => {
    at.api.on(
      '/projects/',
      json({ ITEMS: [PROJECT, { ...PROJECT, CODE: 'gudron', PREVIEW_PICTURE: '/pictures/gudron.png' }], TAGS }),
    )
    missInTurn('/projects/gudron/', '/projects/zernoved/')
    missInTurn('/pictures/gudron.png', '/pictures/zernoved.png')
    const { said } = await check([at.api.url])
    expect(said).toMatch(/ОТКЛОНЕНО .* 404.*: zernoved, gudron\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка .*zernoved\.png», gudron «.*gudron\.png»\n/)

    /** Neither is there, and the second is told so after the first. */
    function missInTurn(first: string, second: string) {
      const isToldFirst = new Promise((resolve) =>
        at.api.on(first, (request, response) => status(404)(request, response.on('finish', resolve))),
      )
      at.api.on(second, (request, response) => void isToldFirst.then(() => status(404)(request, response)))
    }
  })

  test('cannot rewrite the terminal', async () => {
    at.api.on('/team/', json({ ITEMS: [EMPLOYEE, { ...EMPLOYEE, CODE: 'a\u001b[2J\u009b', NAME: '' }] }))
    const { said } = await check([at.api.url])
    expect(['\u001b', '\u009b', '\r'].filter((control) => said.includes(control))).toEqual([])
  })
})

test('the embedded origin has nothing to complain of', async () => {
  const origin = createOrigin(join(import.meta.dirname, '../../content'), { warn() {} })
  const url = await origin.listen({ port: 0, host: '127.0.0.1' })
  const { code, said } = await check([`${url}/`])
  expect(code).toBe(0)
  expect(withoutWaits(said)).not.toMatch(/^ /m)
  expect(said).toContain('Отклонено: 0, потеряно: 0, исправлено: 0, ')
  await origin.close()
})

/**
 * How long a busy machine takes is no part of what is said of an API, nor are waits that are counted among the rest.
 */
const withoutWaits = (said: string) => said.replaceAll(/^.*долго отвечает.*\n|, замечено: \d+$/gm, '')

test('a Strapi is read as the site reads it, when its kind is told', async () => {
  const strapi = await startStrapi()
  const told = await check([strapi.url, '--kind', 'strapi', '--token', TOKEN])
  const set = await check([strapi.url], { API_KIND: 'strapi', API_TOKEN: TOKEN })
  const untold = await check([strapi.url, '--token', TOKEN])
  await strapi.stop()

  expect([told.complained, told.said]).toEqual(['', expect.stringMatching(/^projects: элементов: [1-9]/m)])
  expect(told.said).not.toContain('ОТКЛОНЕНО список')
  expect(told.said).not.toMatch(/Content-Type|валидатор/i)
  expect(withoutWaits(set.said)).toBe(withoutWaits(told.said))
  expect([untold.code, untold.said]).toEqual([1, expect.stringContaining('ОТКЛОНЕНО список не читается')])
})

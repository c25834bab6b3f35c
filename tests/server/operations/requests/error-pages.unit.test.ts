import { expect, test } from 'vitest'
import { badAddressPage, failurePage } from '../../../../server/operations/requests/error-pages.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { site } = demoConfig({})

test.each([
  [
    'a failure says whose fault it is, excuses itself and can be asked for again',
    failurePage,
    [
      '<title>Ошибка',
      '<h1>Что-то сломалось на нашей стороне</h1>',
      'Простите за остановку в пути. Обновите страницу через минуту.',
      '<a href="">Обновить</a>',
    ],
  ],
  [
    'a wrong address says so and leads home',
    badAddressPage,
    [
      '<title>Ошибка в адресе',
      '<h1>Адрес страницы записан с ошибкой</h1>',
      'Такой адрес никуда не ведёт. Начните с главной.',
      '<a href="/">На главную</a>',
    ],
  ],
])('a page of %s', (_what, pageOf, words) => {
  const { body, policy } = pageOf(site)
  for (const word of words) expect(body).toContain(word)
  expect(policy).toContain("default-src 'none'")
})

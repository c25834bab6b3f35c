import { expect, test } from 'vitest'
import { badAddressPage, failurePage } from '../../../server/operations/error-pages.ts'
import { demoConfig } from '../../support/demo-config.ts'

const { site } = demoConfig({})

test('a page of a failure says whose fault it is, excuses itself and can be asked for again', () => {
  const { body, policy } = failurePage(site)
  for (const words of [
    '<title>Ошибка',
    '<h1>Что-то сломалось на нашей стороне</h1>',
    'Простите за остановку в пути. Обновите страницу через минуту.',
    '<a href="">Обновить</a>',
  ])
    expect(body).toContain(words)
  expect(policy).toContain("default-src 'none'")
})

test('a page of a wrong address says so and leads home', () => {
  const { body, policy } = badAddressPage(site)
  for (const words of [
    '<title>Ошибка в адресе',
    '<h1>Адрес страницы записан с ошибкой</h1>',
    'Такой адрес никуда не ведёт. Начните с главной.',
    '<a href="/">На главную</a>',
  ])
    expect(body).toContain(words)
  expect(policy).toContain("default-src 'none'")
})

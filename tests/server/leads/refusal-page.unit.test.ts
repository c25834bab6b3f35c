import { describe, expect, test } from 'vitest'
import { refusalPage } from '../../../server/leads/refusal-page.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const UNREADABLE = 'Откройте страницу заново и отправьте ещё раз'

describe('a form refused unread', () => {
  test.each([
    [403, 'Откройте её на нашем и отправьте ещё раз'],
    [413, 'Сократите его и отправьте форму ещё раз'],
    [429, 'Подождите минуту и отправьте ещё раз'],
    [400, UNREADABLE],
    [415, UNREADABLE],
    [500, 'сломалось на нашей стороне'],
    [503, 'сломалось на нашей стороне'],
  ])('with %i is told what to do', (status, words) => {
    expect(refusalPage(status, '/team/', site)).toContain(words)
  })

  test('is told that it is not sent, that nothing typed is lost, and how to come back', () => {
    const page = refusalPage(413, '/team/', site)
    expect(page).toContain('<title>Заявка не отправлена')
    expect(page).toContain('Введённое не пропало: его вернёт кнопка «Назад»')
    expect(page).toContain('<a href="/team/">Вернуться на страницу</a>')
  })
})

import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withPlainSpaces } from '../../support/content/plain-spaces.ts'

const { visit } = siteAndBrowser()

describe('the tariffs', () => {
  test('show price and hours, open one row at a time and lead to the callback form with their goal', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    const rows = popup.getByRole('button', { expanded: true })
    await popup.waitFor()

    expect(await rows.allInnerTexts()).toEqual(['Ход'])
    await popup.getByRole('button', { name: 'Старт' }).click()
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Старт'])
    expect(withPlainSpaces(await popup.innerText())).toContain('30 тыс. ₽/мес')
    expect(withPlainSpaces(await popup.innerText())).toContain('18 часов/мес.')

    await popup.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
    const callback = page.getByRole('dialog', { name: 'Оставить заявку' })
    await callback.waitFor()
    expect(await callback.locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })

  test('that promise a result show its chart and say that it is an average', async () => {
    const { page } = await visit('/services/seo/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    await popup.waitFor()

    const chart = popup.getByRole('img', { name: /^97\sзаявок/ })
    expect(await chart.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBeGreaterThan(
      300,
    )
    expect(withPlainSpaces(await popup.innerText())).toContain('средние результаты наших проектов')
  })

  test('that promise none have no note on averages', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    await popup.waitFor()

    expect(withPlainSpaces(await popup.innerText())).not.toContain('средние результаты')
  })

  test.each([
    ['/services/razrabotka-sayta/', 'Лендинг'],
    ['/verstashop/', 'Лавка'],
  ])('open from the prices of %s, which has no table of them', async (path, name) => {
    const { page } = await visit(path)

    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()

    await page.getByRole('dialog', { name: 'Тарифы' }).getByRole('button', { name }).waitFor()
  })
})

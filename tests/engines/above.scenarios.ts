import type { Scenario } from './pages.scenarios.ts'

/** What opens above a page. */
export const ABOVE: Scenario[] = [
  [
    'the callback popup takes the focus, goes with Escape and gives it back',
    async (visitor) => {
      await visitor.arrive('/projects/')
      await visitor.press('main [data-popup=callback]')
      await visitor.see('dialog h2', 'Оставить заявку')
      await visitor.until(() => document.querySelector('dialog[aria-modal]')?.contains(document.activeElement))
      await visitor.key('Escape')
      await visitor.missing('dialog h2')
      await visitor.until(() => document.activeElement?.matches('main [data-popup=callback]'))
    },
  ],
  [
    'Tab goes round inside a popup',
    async (visitor) => {
      await visitor.arrive('/?popup=callback')
      await visitor.see('dialog[aria-modal] h2', 'Оставить заявку')
      for (let presses = 12; presses > 0; presses--) {
        await visitor.key('Tab')
        await visitor.until(() => document.querySelector('dialog[aria-modal]')?.contains(document.activeElement))
      }
    },
  ],
  [
    'Tab reaches the fields of a popup that scrolls',
    async (visitor) => {
      await visitor.resize(1440, 420)
      await visitor.arrive('/?popup=callback')
      await visitor.see('dialog[aria-modal] h2', 'Оставить заявку')
      await visitor.until(() => document.activeElement?.matches('dialog [aria-label="Закрыть"]'))
      for (let presses = 4; presses > 0; presses--) {
        await visitor.key('Tab')
        if (await visitor.run(() => document.activeElement?.matches('[name=tel]'))) break
      }
      await visitor.until(() => document.activeElement?.matches('dialog [name=tel]'))
      await visitor.resize(1440, 900)
    },
    'wide',
  ],
  [
    'Back closes a popup and leaves the visitor on the page',
    async (visitor) => {
      await visitor.arrive('/blog/')
      await visitor.goTo('/projects/')
      await visitor.press('main [data-popup=callback]')
      await visitor.see('dialog[aria-modal] h2', 'Оставить заявку')
      await visitor.back()
      await visitor.missing('dialog h2')
      await visitor.at('/projects/')
    },
  ],
  [
    'a case opens over the list, goes on to the next one, and one Back closes it',
    async (visitor) => {
      await visitor.arrive('/projects/')
      await visitor.press('main h2', 'Зерновед')
      await visitor.see('dialog h1', 'Зерновед')
      await visitor.at('/projects/zernoved/')
      await visitor.press('dialog [aria-label^="Следующий кейс"]')
      await visitor.see('dialog h1', 'Полубак')
      await visitor.back()
      await visitor.missing('dialog h1')
      await visitor.at('/projects/')
    },
  ],
  [
    'a certificate opens large, the arrow shows the next, Back closes it',
    async (visitor) => {
      await visitor.arrive('/certificates/')
      await visitor.press('main a[aria-label^="Сертификат"], main a:has(img)')
      await visitor.see('dialog[data-state=ready]')
      await visitor.key('ArrowRight')
      await visitor.see('dialog [role=status]', '2 из')
      await visitor.back()
      await visitor.missing('dialog [role=status]')
      await visitor.at('/certificates/')
    },
  ],
  [
    'Back closes a certificate that opens at once, its viewer loaded already',
    async (visitor) => {
      await visitor.arrive('/certificates/')
      for (const _ of ['first', 'again']) {
        await visitor.press('main a:has(img)')
        await visitor.see('dialog[data-state=ready]')
        await visitor.back()
        await visitor.missing('dialog [role=status]')
        await visitor.at('/certificates/')
      }
    },
    'wide',
  ],
  [
    'the tariffs open a row at a time and lead to the callback',
    async (visitor) => {
      await visitor.arrive('/services/kontekstnaya-reklama/')
      await visitor.press('main a', 'Смотреть тарифы')
      await visitor.see('dialog h2', 'Тарифы')
      await visitor.press('dialog [aria-expanded=false]', 'Разгон')
      await visitor.until(() => document.querySelectorAll('dialog [aria-expanded=true]').length === 1)
      await visitor.press('dialog a[aria-label*="Разгон"], dialog a', 'Разгон')
      await visitor.see('dialog h2', 'Оставить заявку')
    },
  ],
  [
    'a review stands whole in its popup, which the cross closes',
    async (visitor) => {
      await visitor.arrive('/reviews/')
      await visitor.press('main a[href*="popup"], main a', 'Я кормлю людей')
      await visitor.see('dialog h2', 'Мадина Шакарова')
      await visitor.press('dialog [aria-label="Закрыть"]')
      await visitor.missing('dialog h2')
    },
  ],
  [
    'a vote of yes leads to the callback',
    async (visitor) => {
      await visitor.arrive('/services/seo/')
      await visitor.press('main a', 'Да, хочу такую же')
      await visitor.see('dialog h2', 'Покажем')
      await visitor.press('dialog a', '')
      await visitor.see('dialog h2', 'Оставить заявку')
    },
  ],
]

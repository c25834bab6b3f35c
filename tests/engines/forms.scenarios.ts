import type { Scenario } from './pages.scenarios.ts'
import type { Visitor } from './visitor.ts'

const PHONE = '9162003040'

async function openCallback(visitor: Visitor) {
  await visitor.arrive('/projects/')
  await visitor.press('main [data-popup=callback]')
  await visitor.see('dialog[aria-modal] h2', 'Оставить заявку')
}

async function fillCallback(visitor: Visitor) {
  await visitor.press('dialog [name=name]')
  await visitor.type('Анна')
  await visitor.press('dialog [name=tel]')
  await visitor.type(PHONE)
  await visitor.until(
    () => document.querySelector<HTMLInputElement>('dialog [name=tel]')?.value === '+7 (916) 200-30-40',
  )
  await visitor.press('dialog [name=confirm]')
  await visitor.until(() => document.querySelector<HTMLInputElement>('dialog [name=confirm]')?.checked)
}

export const FORMS: Scenario[] = [
  [
    'a callback is sent, its telephone formed while typing',
    async (visitor) => {
      await openCallback(visitor)
      await fillCallback(visitor)
      await visitor.press('dialog button', 'Отправить')
      await visitor.see('dialog h2', 'Сообщение успешно отправлено')
    },
  ],
  [
    'a form that is not right marks its fields, says so and leads to the first',
    async (visitor) => {
      await openCallback(visitor)
      await visitor.press('dialog button', 'Отправить')
      await visitor.see('dialog form', 'Ошибка валидации')
      await visitor.until(() => document.activeElement?.getAttribute('name') === 'name')
      await visitor.until(() => document.querySelectorAll('dialog [aria-invalid=true]').length === 3)
      await visitor.type('Анна')
      await visitor.until(() => document.querySelectorAll('dialog [aria-invalid=true]').length === 2)
    },
  ],
  [
    'the mask takes a mistake back',
    async (visitor) => {
      await openCallback(visitor)
      await visitor.press('dialog [name=tel]')
      await visitor.type('8916')
      await visitor.key('Backspace')
      await visitor.type('5')
      await visitor.until(() =>
        document.querySelector<HTMLInputElement>('dialog [name=tel]')?.value.startsWith('+7 (915'),
      )
    },
  ],
  [
    'what was typed is there again after a reload',
    async (visitor) => {
      await visitor.arrive('/contacts/')
      await visitor.press('main [name=name]')
      await visitor.type('Вера')
      await visitor.until(() => Object.keys(sessionStorage).some((name) => name.startsWith('lead-draft')))
      await visitor.goTo('/contacts/')
      await visitor.until(() => document.querySelector<HTMLInputElement>('main [name=name]')?.value === 'Вера')
    },
  ],
  [
    'the wheel turns for a lead and tells the prize',
    async (visitor) => {
      await visitor.arrive('/')
      await visitor.press('main a', 'Крутить колесо')
      await visitor.see('dialog[aria-modal] h2', 'Крутите')
      await fillCallback(visitor)
      await visitor.press('dialog button', 'Крутить колесо')
      await visitor.see('dialog h2', 'Подарок!')
    },
  ],
  [
    'from the address bar to a sent lead by keys alone',
    async (visitor) => {
      await visitor.arrive('/contacts/')
      const tabTo = async (selector: string) => {
        for (let presses = 150; presses > 0; presses--) {
          await visitor.key('Tab')
          if (await visitor.run((wanted) => document.activeElement?.matches(wanted), selector)) return
        }
        throw new Error(`Tab never comes to ${selector}`)
      }
      await tabTo('main [name=name]')
      await visitor.type('Анна')
      await tabTo('main [name=tel]')
      await visitor.type(PHONE)
      await tabTo('main [name=email]')
      await visitor.type('anna@company.example')
      await tabTo('main [name=confirm]')
      await visitor.key(' ')
      await tabTo('main button[type=submit]')
      await visitor.key('Enter')
      await visitor.see('dialog h2', 'Сообщение успешно отправлено')
      await visitor.key('Escape')
      await visitor.missing('dialog h2')
    },
    undefined,
    'presses buttons by keys',
  ],
]

/** For a site whose pages come without their scripts. */
export const WITHOUT_SCRIPT: Scenario[] = [
  [
    'without script a form comes back with its errors and is sent',
    async (visitor) => {
      await visitor.goTo('/contacts/')
      await visitor.press('main [name=name]')
      await visitor.type('Анна')
      await visitor.run(() => document.querySelector('main form')!.setAttribute('novalidate', ''))
      await visitor.press('main form button')
      await visitor.see('main form, [role=alert]', 'Ошибка валидации')
      await visitor.press('main [name=tel]')
      await visitor.type('+7 (916) 200-30-40')
      await visitor.press('main [name=email]')
      await visitor.type('anna@company.example')
      await visitor.press('main [name=confirm]')
      await visitor.press('main form button')
      await visitor.see('dialog h2', 'Сообщение успешно отправлено')
    },
  ],
  [
    'without script a popup opens',
    async (visitor) => {
      await visitor.goTo('/projects/')
      await visitor.press('main [data-popup=callback]')
      await visitor.see('dialog h2', 'Оставить заявку')
    },
  ],
]

import type { Visitor } from './visitor.ts'

/** What a visitor does, in windows of one kind or of both, and whether a key presses buttons on the way. */
export type Scenario = [
  promise: string,
  act: (visitor: Visitor) => Promise<unknown>,
  only?: 'phone' | 'wide' | undefined,
  keys?: 'presses buttons by keys',
]

export const PAGES: Scenario[] = [
  [
    'a link leads on within the document, and the next page begins at its top under its own title',
    async (visitor) => {
      await visitor.arrive('/contacts/')
      await visitor.wake()
      await visitor.run(() => document.documentElement.setAttribute('data-document', ''))
      await visitor.press('footer a', 'Партнёрство')
      await visitor.at('/partnership/')
      await visitor.see('h1', 'Приводите клиента')
      await visitor.until(() => scrollY === 0 && document.title.startsWith('Партн'))
      await visitor.until(() => 'document' in document.documentElement.dataset)
    },
  ],
  [
    'Back returns to the page before, where the visitor stood',
    async (visitor) => {
      await visitor.arrive('/sitemap/')
      await visitor.until(() => document.readyState === 'complete')
      await visitor.press('main a[href="/policy/"]')
      await visitor.at('/policy/')
      await visitor.see('h1', 'Политика')
      await visitor.back()
      await visitor.at('/sitemap/')
      await visitor.until(() => scrollY > 300)
    },
  ],
  [
    'a link with a hash leads to its heading',
    async (visitor) => {
      await visitor.arrive('/policy/')
      await visitor.press('main a[href^="#p"]', 'Куки')
      await visitor.until(() => {
        const target = document.querySelector(location.hash || '#none')
        return target !== null && Math.abs(target.getBoundingClientRect().top) < innerHeight / 2
      })
    },
    'wide',
  ],
  [
    'an unknown address has ways on',
    async (visitor) => {
      await visitor.arrive('/nowhere/')
      await visitor.see('h1', 'Глушь и снег')
      await visitor.press('main a', 'На главную')
      await visitor.at('/')
    },
  ],
  [
    'the menu opens, goes with Escape and gives the focus back; Back closes it alone',
    async (visitor) => {
      await visitor.arrive('/blog/')
      // A press of the mouse gives buttons no focus in Safari.
      await visitor.run(() => document.querySelector<HTMLElement>('[aria-label="Открыть меню"]')?.focus())
      await visitor.run(() => document.querySelector<HTMLElement>('[aria-label="Открыть меню"]')?.click())
      await visitor.see('[aria-label="Меню"] a', 'Контакты')
      await visitor.key('Escape')
      await visitor.missing('[aria-label="Меню"] a', 'Контакты')
      await visitor.until(() => document.activeElement?.getAttribute('aria-label') === 'Открыть меню')
      await visitor.press('[aria-label="Открыть меню"]')
      await visitor.see('[aria-label="Меню"] a', 'Контакты')
      await visitor.until(() => document.documentElement.dataset['app'] === 'complete')
      await visitor.back()
      await visitor.missing('[aria-label="Меню"] a', 'Контакты')
      await visitor.at('/blog/')
    },
    'phone',
  ],
  [
    'a link of the menu leads to its page and closes it',
    async (visitor) => {
      await visitor.arrive('/blog/')
      await visitor.press('[aria-label="Открыть меню"]')
      await visitor.press('[aria-label="Меню"] a', 'Контакты')
      await visitor.at('/contacts/')
      await visitor.missing('[aria-label="Меню"] a', 'Контакты')
    },
    'phone',
  ],
  [
    'the services open under the pointer and lead on',
    async (visitor) => {
      await visitor.arrive('/blog/')
      await visitor.pointAt('header nav a', 'Услуги')
      await visitor.press('header [data-dropdown] a', 'SEO-продвижение')
      await visitor.until(() => location.pathname.startsWith('/services/'))
    },
    'wide',
  ],
  [
    'the services open by the keyboard, Escape closes them',
    async (visitor) => {
      await visitor.arrive('/blog/')
      await visitor.run(() => document.querySelector<HTMLElement>('[aria-label="Услуги: подразделы"]')?.focus())
      await visitor.key('Enter')
      await visitor.see('[aria-label="Услуги: подразделы"][aria-expanded=true]')
      await visitor.see('header [data-dropdown] a', 'SEO')
      await visitor.key('Escape')
      await visitor.see('[aria-label="Услуги: подразделы"][aria-expanded=false]')
    },
    'wide',
    'presses buttons by keys',
  ],
  [
    'the header leaves on the way down and comes back on the way up, the bar of sections the other way round',
    async (visitor) => {
      await visitor.arrive('/services/seo/')
      await visitor.wake()
      await visitor.wheel(700, 450, 1200)
      await visitor.until(() => document.querySelector('header')!.getBoundingClientRect().bottom <= 0)
      await visitor.see('[aria-label="Разделы страницы"]')
      await visitor.wheel(700, 450, -300)
      await visitor.until(() => document.querySelector('header')!.getBoundingClientRect().top >= 0)
    },
    'wide',
  ],
  [
    'a filter shows its own without a new document and has an address',
    async (visitor) => {
      await visitor.arrive('/projects/')
      await visitor.wake()
      await visitor.press('[aria-label="Отбор по теме"] a', 'Лендинг')
      await visitor.at('/projects/?type=landing')
      await visitor.missing('main h2', 'Зерновед')
      await visitor.see('main h2')
    },
  ],
  [
    'the notice about cookies goes with «ОК» and stays away',
    async (visitor) => {
      await visitor.discover('/contacts/')
      await visitor.press('[data-notice] button', 'ОК')
      await visitor.missing('[data-notice]')
      await visitor.goTo('/blog/')
      // Shown by the script that would have shown the notice before it.
      await visitor.see('#chat')
      await visitor.missing('[data-notice]')
    },
  ],
  [
    'the chat greets, opens and folds',
    async (visitor) => {
      await visitor.discover('/policy/')
      await visitor.press('[data-chat-turns=window]')
      await visitor.see('#chat', 'Здравствуйте!')
      await visitor.press('#chat [aria-label="Закрыть чат"]')
      await visitor.missing('#chat p', 'Здравствуйте!')
    },
  ],
  [
    'questions open one by one',
    async (visitor) => {
      await visitor.arrive('/services/seo/')
      await visitor.press('main details:not([open]) summary')
      await visitor.until(() => document.querySelectorAll('main details[open]').length > 1)
    },
  ],
  [
    'the row of certificates goes on by its arrow',
    async (visitor) => {
      await visitor.arrive('/about/')
      await visitor.run(() =>
        document
          .querySelector('[aria-roledescription="карусель"]')
          ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await visitor.press('[aria-roledescription="карусель"] [aria-label="Вперёд"]')
      await visitor.see('[aria-roledescription="карусель"] [role=status]', '2')
    },
  ],
  [
    'the drawn cursor follows the mouse',
    async (visitor) => {
      await visitor.arrive('/contacts/')
      await visitor.wake()
      await visitor.moveTo(300, 300)
      await visitor.pointAt('header a', 'Контакты')
      await visitor.see('[data-shape]')
      await visitor.until(() => {
        const [cursor, link] = [
          document.querySelector('[data-shape]'),
          document.querySelector('header nav a[href="/contacts/"]'),
        ]
        const [one, other] = [cursor!.getBoundingClientRect(), link!.getBoundingClientRect()]
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      })
    },
    'wide',
  ],
  [
    'text and headings stand in the fonts of the house',
    async (visitor) => {
      await visitor.arrive('/blog/')
      await visitor.until(
        () =>
          document.fonts.check('16px "Golos Text Variable"', 'Я') &&
          document.fonts.check('800 60px "Sofia Sans Extra Condensed Variable"', 'Я'),
      )
    },
  ],
]

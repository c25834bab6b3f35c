import { countInWords } from '#shared/format/number-words.ts'
import type { FixedService } from '#shared/entities/service.ts'
import type { Goal } from '#shared/lead/goals.ts'

interface GroupCopy {
  lead: string
  palette: string
}

interface Way {
  goal: Goal
  name: string
  term: string
  stops: { code: string; when: string }[]
}

/** Groups by the service that leads them: the words of the register and the colour of the board. */
const groups: Record<FixedService, GroupCopy> = {
  'razrabotka-sayta': {
    lead: 'Сайт, который окупает дорогу. Делаем под задачу и показываем живую версию каждую пятницу.',
    palette: 'shop',
  },
  'sozdanie-sajta-na-bitrix': {
    lead: 'Битрикс без боли: свой дизайн, учёт, склад и понятная админка.',
    palette: 'bitrix',
  },
  'tekhnicheskaya-podderzhka': {
    lead: 'Сломается — починим, пока вы обедаете. Отвечает человек, а не автомат.',
    palette: 'corp',
  },
  seo: {
    lead: 'Поиск приводит тех, кто уже ищет. Считаем заявки, а не позиции.',
    palette: 'seo',
  },
  'kontekstnaya-reklama': {
    lead: 'Первые заявки через пять дней. Бюджет площадкам вы платите напрямую.',
    palette: 'ads',
  },
  'smm-vedenie': {
    lead: 'Лента, которую листают до конца. Снимаем, пишем и отвечаем сами.',
    palette: 'smm',
  },
  'upravlenie-reputatsiey': {
    lead: 'Правда, которую видно первой. Без купленных отзывов и выдуманных покупателей.',
    palette: 'landing',
  },
}

/** Three ways most clients go: services by code, so that names and sums are those of the register. */
const routes: Way[] = [
  {
    goal: 'marshrut-bez-sayta',
    name: 'Сайта нет, а клиенты спрашивают',
    term: '8 недель',
    stops: [
      { code: 'razrabotka-sayta', when: 'недели 1–8' },
      { code: 'kontekstnaya-reklama', when: 'неделя 9' },
      { code: 'tekhnicheskaya-podderzhka', when: 'дальше' },
    ],
  },
  {
    goal: 'marshrut-malo-zayavok',
    name: 'Сайт есть, заявок мало',
    term: '3 месяца',
    stops: [
      { code: 'tehnicheskiy-audit', when: 'неделя 1' },
      { code: 'skvoznaya-analitika', when: 'неделя 2' },
      { code: 'rost-trafika', when: 'с 3-й недели' },
    ],
  },
  {
    goal: 'marshrut-dorogie-zayavki',
    name: 'Заявки есть, но дорогие',
    term: '5 недель',
    stops: [
      { code: 'skvoznaya-analitika', when: 'неделя 1' },
      { code: 'kontekstnaya-reklama', when: 'неделя 2' },
      { code: 'retargeting', when: 'с 4-й недели' },
    ],
  },
]

/** The h1 says how many services there are. */
export const titleFor = (services: number) =>
  services > 0 ? `${countInWords(services, ['способ', 'способа', 'способов'])} доехать` : 'Услуги и цены'

export const leadFor = (directions: number) =>
  directions > 0
    ? `${countInWords(directions, ['направление', 'направления', 'направлений'], 'neuter')}, цены на виду. Можно взять одну услугу, можно собрать маршрут: подскажем, с какой начать.`
    : 'Расскажите, что нужно: подскажем, с чего начать и сколько это стоит.'

const ROADS = ['дорога', 'дороги', 'дорог'] as const

/** The name of the ways in the bar of sections. */
export const roadsOf = (count: number) => countInWords(count, ROADS, 'feminine')

export const waysNote = (count: number) =>
  `${count === 1 ? 'Дорога, по которой' : `${roadsOf(count)}, по которым`} чаще всего едут. Срок — до первого результата, цена — за весь маршрут на старте.`

export const copy = {
  description:
    'Сайты, поддержка, поиск, реклама, соцсети и репутация: все услуги студии с ценами и сроками в одном указателе.',
  register: 'Указатель услуг',
  empty: 'Указатель сейчас переписываем. Позвоните — назовём цену по памяти',
  groups,
  ways: {
    title: 'Не знаете, с чего начать?',
    routes,
    other: 'Ни одна не похожа на вашу? Расскажите свою — за полчаса разберёмся вдвоём.',
  },
  contact: {
    title: 'Соберём маршрут за день',
    note: 'Назовите задачу — вернёмся с перечнем услуг, сроками и сметой. Лишнего не впишем: потом самим объяснять.',
    submit: 'Получить смету',
  },
}

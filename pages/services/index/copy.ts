import type { FixedService } from '#shared/entities/service.ts'
import { countInWords } from '#shared/format/number-words.ts'
import type { Goal } from '#shared/lead/goals.ts'
import { story } from '#shared/words.ts'

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
    lead: 'Сайт, который окупает дорогу. Делаем под задачу и показываем живую версию по ходу дела.',
    palette: 'shop',
  },
  'sozdanie-sajta-na-bitrix': {
    lead: 'Битрикс без боли: свой дизайн, учёт, склад и понятная админка.',
    palette: 'bitrix',
  },
  'tekhnicheskaya-podderzhka': {
    lead: 'Сломается — починим. Отвечает человек, а не автомат.',
    palette: 'corp',
  },
  seo: {
    lead: 'Поиск приводит тех, кто уже ищет. Считаем заявки, а не позиции.',
    palette: 'seo',
  },
  'kontekstnaya-reklama': {
    lead: 'Заявки из поиска и сетей. Бюджет площадкам вы платите напрямую.',
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
  empty: 'Указатель сейчас переписываем. Спросите — назовём цену по памяти',
  groups,
  ways: {
    title: 'Не знаете, с чего начать?',
    /** Services by code, so that names and sums are those of the register. */
    routes: story<Way>([{ goal: 'marshrut-bez-sayta', name: '', term: '', stops: [{ code: '', when: '' }] }]),
    other: 'Ни одна не похожа на вашу? Расскажите свою — разберёмся вдвоём.',
  },
  contact: {
    title: 'Соберём маршрут',
    note: 'Перезвоним, спросим о задаче и вернёмся с перечнем услуг, сроками и сметой. Лишнего не впишем: потом самим объяснять.',
    submit: 'Получить смету',
  },
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIZES } from '../../components/wheel/prizes.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

const read = (file: string) => readFileSync(join(ROOT, 'content', file), 'utf8')

/** The number that stands behind a field of a service: «term: "8 недель"» → 8. */
const ofService = (code: string, field: 'term' | 'price_from') =>
  Number(new RegExp(`^${field}: "?(\\d+)`, 'm').exec(read(`services/${code}.md`))?.[1])
/** The weeks a case took: «term: "6 недель, 2025"» → 6. */
const weeksOf = (project: string) => Number(/^term: "?(\d+) нед/m.exec(read(`projects/${project}.md`))?.[1])
const ofTariff = (code: string) =>
  Number(/\d+/.exec(String((JSON.parse(read(`tariffs/${code}.json`)) as { price: unknown }).price))?.[0])

const hours = JSON.parse(read('site.json')) as { SITE_HOURS_FROM: string; SITE_HOURS_TO: string }
const { rules } = JSON.parse(read('copy/about.json')) as { rules: { items: unknown[] } }

/** Thousands of roubles a month that advertising takes at least. */
export const LEAST_BUDGET = 60

export interface HouseFact {
  fact: string
  value: number
  /** How texts tell it; N is where the number stands. */
  told: readonly string[]
}

/** What the studio promises and tells of itself: one value each, however many texts tell it. */
export const HOUSE_FACTS: readonly HouseFact[] = [
  // Answers
  {
    fact: 'minutes to an answer of the support, on average',
    value: 38,
    told: [
      'Отвечаем[^.]{0,30} за N мин',
      'в среднем отвечаем за N мин',
      'ответ за N минут зависит',
      'Средний ответ"? (?:value: ")?N мин',
      'N минут — это обещание',
      '"N мин", "text": "проходит до ответа',
      '"average", "minutes": N',
    ],
  },
  {
    fact: 'minutes to an answer to a fault that stops sales',
    value: 9,
    told: ['"red", "minutes": N', '"Ответили", "text": "За N мин'],
  },
  {
    fact: 'minutes to an answer by contract',
    value: 120,
    told: ['"promise", "minutes": N'],
  },
  { fact: 'hours to an answer by contract', value: 2, told: ['Обещаем в договоре N час'] },
  {
    fact: 'hours to the start of a repair by contract',
    value: 4,
    told: ['Обещаем в договоре[^.]* и N на начало ремонта'],
  },
  {
    fact: 'minutes to the start of a repair at night',
    value: 15,
    told: ['Начало ремонта" value: "N мин'],
  },
  {
    fact: 'minutes to a call back',
    value: 30,
    told: ['"SITE_CALLBACK_TERM": "за N"'],
  },
  {
    fact: 'working days to an offer',
    value: 1,
    told: ['"SITE_OFFER_TERM": "за N рабочий'],
  },
  { fact: 'working days to an answer to an applicant', value: 1, told: ['Отвечаем за N рабочий день, даже если нет'] },
  { fact: 'days to a decision on an applicant', value: 5, told: ['N дней от отклика', 'решение за N дней'] },
  { fact: 'minutes to an answer to a follower', value: 14, told: ['Ответ подписчику", value: "N мин'] },

  // Hours
  { fact: 'opening', value: Number.parseInt(hours.SITE_HOURS_FROM), told: ['по будням с N до', 'вечера до N утра'] },
  {
    fact: 'closing, by twelve hours',
    value: Number.parseInt(hours.SITE_HOURS_TO) - 12,
    told: ['по будням с \\p{L}+ до N', 'с N вечера до'],
  },
  { fact: 'closing', value: Number.parseInt(hours.SITE_HOURS_TO), told: ['до N\\.00 рабочий день'] },
  { fact: 'beginning of answers to followers', value: 9, told: ['"С N до 21', 'отвечает с N утра до'] },
  { fact: 'end of answers to followers', value: 21, told: ['"С \\d+ до N,'] },
  { fact: 'end of answers, by twelve hours', value: 21 - 12, told: ['отвечает с \\p{L}+ утра до N вечера'] },

  // Terms
  {
    fact: 'weeks to a site for a company',
    value: ofService('razrabotka-sayta', 'term'),
    told: [
      'От разметки до первых заявок — N нед',
      'N недель от разметки до первых заявок',
      'N недель по вехам',
      '"sayt-korporativnyy", "weeks": N',
      'До первых заявок" value: "N нед',
      'недели \\d–N" text: "Первые заявки',
      'bez-sayta", "name": "[^"]*", "term": "N нед',
      '"razrabotka-sayta", "when": "недели 1–N"',
    ],
  },
  { fact: 'weeks from the markings to the site of «Полубак»', value: weeksOf('polubak'), told: ['Между ними N нед'] },
  {
    fact: 'weeks to a flow of requests',
    value: 12,
    told: ['N недель от брифа до потока', 'от брифа до потока заявок, по N нед'],
  },
  {
    fact: 'weeks to a site on Bitrix',
    value: ofService('sozdanie-sajta-na-bitrix', 'term'),
    told: ['Через N недель менеджер', 'N недель до открытия', 'N недель\\. Берём проверенное'],
  },
  {
    fact: 'weeks to a shop in a box',
    value: Number(/(\d+) недель/.exec(read('copy/product.json'))?.[1]),
    told: [
      'Магазин под ключ за N нед',
      'N недель от прилавка',
      'N недель\\. Одна витрина',
      'N недель на запуск остались нормой',
    ],
  },
  {
    fact: 'weeks to the first post',
    value: ofService('smm-vedenie', 'term'),
    told: ['N недели до первого поста', 'Первый пост", value: "N нед'],
  },
  {
    fact: 'days to the first requests of advertising',
    value: ofService('kontekstnaya-reklama', 'term'),
    told: ['первые заявки через N дней', 'Первые заявки", value: "N дней'],
  },
  {
    fact: 'months to the first growth in search',
    value: ofService('seo', 'term'),
    told: ['Первый рост(?: только)? через N мес', 'Первый рост", value: "N мес'],
  },

  // Prices, in thousands
  ...[
    { code: 'razrabotka-sayta', told: ['твёрдая цена от N тыс', 'Корпоративный сайт" value: "от N тыс'] },
    {
      code: 'sozdanie-sajta-na-bitrix',
      told: ['нетронутое ядро\\. От N тыс', 'с дизайном" value: "от N тыс'],
    },
    { code: 'tekhnicheskaya-podderzhka', told: ['поддержка сайтов от N тыс', 'Ведение в месяц" value: "от N тыс'] },
    { code: 'seo', told: ['через три месяца, от N тыс'] },
    { code: 'kontekstnaya-reklama', told: ['работа от N тыс'] },
    {
      code: 'smm-vedenie',
      told: ['сообщества от N тыс', 'минут" \\} - \\{ name: "Ведение в месяц", value: "от N тыс'],
    },
    { code: 'upravlenie-reputatsiey', told: ['сдвиг через месяц, от N тыс', 'Месяц работы", value: "от N тыс'] },
    { code: 'lending', told: ['хватит лендинга за N тыс'] },
    { code: 'nochnoe-dezhurstvo', told: ['Ночи за месяц" value: "от N тыс'] },
  ].map(({ code, told }) => ({ fact: `price of ${code}`, value: ofService(code, 'price_from') / 1000, told })),
  {
    fact: 'price of a shop in a box',
    value: ofTariff('verstashop-lavka') / 1000,
    told: ['Цена по строкам чека, от N тыс'],
  },
  { fact: 'roubles for an hour above the package', value: 2000, told: ['Час сверх пакета стоит N руб'] },
  {
    fact: 'least budget of advertising',
    value: LEAST_BUDGET,
    told: ['Бюджет площадок", value: "от N тыс', 'От N тысяч рублей в месяц на площадки'],
  },

  // Counts
  { fact: 'clients refused in a year', value: 31, told: ['отказались N раз', 'за прошлый год —? ?N(?: раз|\\.)'] },
  {
    fact: 'per cent for a week of delay',
    value: 5,
    told: ['неделя задержки[^.]{0,40} N процент', 'пункт о N процентах'],
  },
  { fact: 'posts for one that sells', value: 8, told: ['Один пост из N', 'Продаёт каждый N,'] },
  { fact: 'columns of a feed', value: 6, told: ['"N поводов писать', 'оставляем N:', 'N рубрик,'] },
  {
    fact: 'points of a move',
    value: 31,
    told: ['чек-лист\\p{L}* (?:на|из) N пункт', 'из N пункта остаётся'],
  },
  { fact: 'steps after an update', value: 30, told: ['(?:прошли|проходим) N шагов'] },
  { fact: 'prizes of the wheel', value: PRIZES.length, told: ['N призов'] },
  {
    fact: 'rules of the house',
    value: rules.items.length,
    told: ['пробег в часах, N правила', 'линейкой лет, N правил'],
  },
  {
    fact: 'growth of the reach of «Букводом»',
    value: 3.1,
    told: ['охват[^."]{0,40} в N раза', 'Охват без рекламы", value: "в N раза'],
  },
]

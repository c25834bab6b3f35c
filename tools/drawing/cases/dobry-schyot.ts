import type { Case } from '../case.ts'
import { ledger } from '../phones/ledger.ts'
import { stat } from '../phones/stat.ts'
import { serp } from '../scenes/serp.ts'
import { rating } from '../sites/rating.ts'

const brand = { name: 'Добрый счёт', menu: ['Тарифы', 'Блог', 'Отзывы'] }
const copy = {
  ...brand,
  figure: '−71 %',
  lead: ['негатива на первой', 'странице выдачи'],
  phoneLead: ['негатива на первой', 'странице выдачи'],
  distribution: [74, 16, 6, 3, 1],
  quotes: [
    [['Переехали за день', 'и не потеряли', 'ни одной копейки'], 'Нина В., салон мебели'],
    [['Отвечают по-русски,', 'а не статьями', 'кодекса'], 'Артём С., пекарня'],
    [['Налоги перестали', 'сниться по ночам.', 'Правда'], 'Лия Г., онлайн-школа'],
  ],
} as const

export const dobrySchyot: Case = {
  code: 'dobry-schyot',
  type: 'rep',
  motif: 'nabor',
  letter: '₽',
  layout: 'browser',
  cover: 'second',
  screens: {
    first: (palette) => rating(palette, copy),
    second: (palette) =>
      serp(palette, {
        ...brand,
        question: 'Первая страница по запросу «добрый счёт отзывы»',
        before: 'март',
        after: 'август',
        from: [
          ['«Списали дважды»', 1],
          ['Тред на 400 реплик', 1],
          ['Каталог сервисов', 0],
          ['Блог: налоги 2025', 0],
          ['«Бот не отвечает»', 1],
          ['Сайт сервиса', 0],
          ['Жалоба из 2020-го', 1],
          ['Подкаст с главбухом', 0],
        ],
        results: [
          'Сайт сервиса',
          'Каталог, оценка 4,7',
          'Как вернуть списание',
          'Подкаст с главбухом',
          'Блог: налоги 2025',
          '«Списали дважды», ответ',
          'Сравнение сервисов',
          'Видео: день с ботом',
        ],
        badPlace: 5,
        moves: [
          [0, 5],
          [2, 1],
          [3, 4],
          [5, 0],
          [7, 3],
        ],
      }),
  },
  phones: {
    first: (palette) => stat(palette, copy),
    second: (palette) =>
      ledger(palette, {
        ...brand,
        title: 'Налог за квартал',
        figure: '41 760 ₽',
        share: 0.8,
        action: 'Заплатить и забыть',
        rows: [
          ['Доход', '696 000'],
          ['Ставка', '6 %'],
          ['Взносы', '−12 300'],
          ['Пени', '0'],
          ['Тревога', '0'],
        ],
      }),
  },
}

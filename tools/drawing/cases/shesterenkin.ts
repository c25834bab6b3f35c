import type { Case } from '../case.ts'
import { card } from '../phones/card.ts'
import { chat } from '../phones/chat.ts'
import { search } from '../scenes/search.ts'
import { catalogue } from '../sites/catalogue.ts'

const brand = { name: 'Шестерёнкин', menu: ['Подбор', 'Бренды', 'Сервисам', 'Гараж'] }
const copy = {
  ...brand,
  blueprint: 'brake',
  dimension: 'диаметр 320 мм',
  options: ['Перед', 'Зад', 'Обе оси'],
  shape: 'can',
  notice: 'Пункт выдачи в Москве · Возврат 30 дней',
  heading: ['Деталь', 'по VIN за минуту'],
  lead: ['Введите номер кузова — покажем оригинал,', 'аналоги и срок доставки'],
  action: 'Найти деталь',
  description: ['Комплект передних колодок,', 'доставка завтра'],
  items: [['Колодки', '3 420 ₽', 'перед']],
  rows: [
    ['Колодки тормозные, перед', 'арт. 45-210', 'завтра', '3 420 ₽'],
    ['Фильтр масляный', 'арт. 11-087', 'сегодня', '640 ₽'],
    ['Рычаг подвески левый', 'арт. 32-514', '2 дня', '7 980 ₽'],
    ['Свеча зажигания, 4 шт.', 'арт. 07-330', 'сегодня', '2 160 ₽'],
  ],
} as const

export const shesterenkin: Case = {
  code: 'shesterenkin',
  type: 'shop',
  motif: 'relief',
  layout: 'full',
  cover: 'second',
  screens: {
    first: (palette) => catalogue(palette, copy),
    second: (palette) => search(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: {
    first: (palette) => card(palette, copy),
    second: (palette) =>
      chat(palette, {
        ...brand,
        who: 'Подборщик Саша',
        motif: 'razvyazka',
        messages: [
          [0, ['Скрипит слева,', 'когда дождь']],
          [1, ['Втулка, 340 ₽.', 'Приедет завтра']],
          [0, ['А если не она?']],
          [1, ['Вернёте. Но она']],
        ],
      }),
  },
}

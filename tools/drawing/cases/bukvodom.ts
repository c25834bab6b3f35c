import type { Case } from '../case.ts'
import { feed } from '../phones/feed.ts'
import { story } from '../phones/story.ts'
import { spread } from '../scenes/spread.ts'
import { shop } from '../sites/shop.ts'

const brand = { name: 'Букводом', menu: ['Книги', 'Серии', 'Клуб'] }
const copy = {
  ...brand,
  font: 'wide',
  shape: 'book',
  heading: ['Книги,', 'которые', 'дочитывают'],
  lead: 'Истории для тех, кому от 3 до 12',
  action: 'Выбрать книгу',
  followers: '48 тыс. подписчиков',
  items: [
    ['Лось', '640 ₽', '3+'],
    ['Буран', '720 ₽', '6+'],
    ['Почта', '690 ₽', '9+'],
    ['Омут', '810 ₽', '12+'],
  ],
} as const

export const bukvodom: Case = {
  code: 'bukvodom',
  type: 'smm',
  motif: 'razvyazka',
  layout: 'full',
  cover: 'second',
  screens: { first: (palette) => shop(palette, copy), second: (palette) => spread(palette, brand) },
  phones: { first: (palette) => feed(palette, copy), second: (palette) => story(palette, brand) },
}

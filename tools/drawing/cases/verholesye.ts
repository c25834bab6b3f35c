import type { Case } from '../case.ts'
import { chat } from '../phones/chat.ts'
import { form } from '../phones/form.ts'
import { line } from '../scenes/line.ts'
import { plan } from '../sites/plan.ts'

const brand = { name: 'Верхолесье' }
const copy = {
  ...brand,
  heading: ['Участки', 'у леса,', '40 минут', 'от города'],
  phoneHeading: ['Участки', 'у леса'],
  lead: ['Выберите участок на плане —', 'цена и ипотека рядом'],
  rows: [
    ['Участок', '№ 27'],
    ['Площадь', '9,4 сотки'],
    ['До леса', '60 м'],
    ['Цена', '3,1 млн ₽'],
  ],
  action: 'Забронировать показ',
} as const

export const verholesye: Case = {
  code: 'verholesye',
  type: 'ads',
  motif: 'trakt',
  layout: 'crop',
  cover: 'first',
  screens: {
    first: (palette) => plan(palette, copy),
    second: (palette) =>
      line(palette, {
        ...brand,
        heading: ['От вокзала', 'до калитки'],
        lead: ['Сорок минут без пересадок:', 'показываем дорогу, а не расстояние'],
        stops: [
          ['Вокзал', '8:10', 0],
          ['Окраина', '8:22', 0],
          ['Старица', '8:31', 1],
          ['Верхолесье', '8:44', 3],
          ['Кордон', '8:50', 2],
          ['Озеро', '9:05', 0],
        ],
        place: 'Участок 27, 9,4 сотки',
        details: 'показ в субботу, встретим у платформы',
        slots: ['9:00', '11:00', '13:30'],
        action: 'Еду',
      }),
  },
  phones: {
    first: (palette) => form(palette, copy),
    second: (palette) =>
      chat(palette, {
        ...brand,
        who: 'Отдел участков',
        motif: 'berezy',
        messages: [
          [0, ['27-й ещё свободен?']],
          [1, ['Свободен. В субботу', 'в 11:00 показ']],
          [0, ['А лось с фото —', 'местный?']],
          [1, ['Соседский. Приходит', 'к шести утра']],
        ],
      }),
  },
}

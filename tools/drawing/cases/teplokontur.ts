import type { Case } from '../case.ts'
import { ledger } from '../phones/ledger.ts'
import { stat } from '../phones/stat.ts'
import { cabinet } from '../scenes/cabinet.ts'
import { catalogue } from '../sites/catalogue.ts'

const brand = { name: 'Теплоконтур', menu: ['Каталог', 'Проектам', 'Монтаж', 'Склад'] }
const copy = {
  ...brand,
  blueprint: 'boiler',
  dimension: '1 840 мм',
  notice: 'Москва, склад открыт с 8.00 · Отгрузка в день оплаты',
  heading: ['Отопление', 'по вашей смете'],
  lead: ['Загрузите спецификацию — соберём заказ,', 'посчитаем скидку и выставим счёт за 4 минуты'],
  action: 'Загрузить смету',
  figure: '38 %',
  phoneLead: ['заказов без звонка', 'менеджеру'],
  bars: [4, 5, 7, 9, 12, 16, 19, 24, 30, 38],
  rows: [
    ['Коллектор К-12', 'латунь, 12 контуров', 'на складе 84 шт.', '18 400 ₽'],
    ['Насос НЦ-25/60', '3 скорости, 180 мм', 'на складе 210 шт.', '9 750 ₽'],
    ['Котёл КГ-24', 'газовый, 24 кВт', 'под заказ, 5 дней', '71 200 ₽'],
    ['Радиатор Р-500', 'биметалл, 10 секций', 'на складе 640 шт.', '8 320 ₽'],
  ],
} as const

export const teplokontur: Case = {
  code: 'teplokontur',
  type: 'bitrix',
  motif: 'nabor',
  letter: 'Т',
  layout: 'browser',
  cover: 'second',
  screens: {
    first: (palette) => catalogue(palette, copy),
    second: (palette) => cabinet(palette, { ...brand, menu: brand.menu.slice(0, 3) }),
  },
  phones: { first: (palette) => stat(palette, copy), second: (palette) => ledger(palette, brand) },
}

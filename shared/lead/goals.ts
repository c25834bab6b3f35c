/** Goals by their codes in the counters, and what each is called where the staff read of a lead. */
export const GOAL_NAMES = {
  'napishitenam-keysi': 'Написать нам',
  'click-ostavit-zayavku': 'Оставить заявку',
  uslugitarifi: 'Выбрать тариф',
  'marshrut-bez-sayta': 'Маршрут «Сайта нет, а клиенты спрашивают»',
  'marshrut-malo-zayavok': 'Маршрут «Сайт есть, заявок мало»',
  'marshrut-dorogie-zayavki': 'Маршрут «Заявки есть, но дорогие»',
  fortuna: 'Забрать приз колеса',
} as const

export type Goal = keyof typeof GOAL_NAMES

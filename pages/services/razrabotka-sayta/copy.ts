import { story } from '#shared/words.ts'

export const copy = {
  title: 'Разработка сайтов под ключ',
  description:
    'Корпоративные сайты, магазины и порталы под ключ: от разметки до первых заявок, твёрдая цена и калькулятор окупаемости.',
  /** The site drawn on the first screen. */
  picture: story({ text: '', caption: '', name: '', address: '' }),
  markup: {
    title: 'Разметка, на которую заходят',
    last: {
      name: 'Подвал',
      text: 'Карта, реквизиты и ещё одна кнопка — для тех, кто дочитал',
    },
  },
  route: {
    title: 'Дорога по вехам',
    note: 'По дороге показываем, что уже сделано: живой сайт, а не картинки.',
  },
  payback: {
    form: 'Расчёт окупаемости',
    profit: 'Прибыль с одного заказа',
    leads: 'Заявок с сайта в месяц',
    share: 'Из них покупают',
    note: 'Накопленная прибыль за вычетом сайта, тысячи рублей. До обещанных заявок доходим постепенно.',
    never: 'Напишите, найдём путь короче',
  },
  prices: {
    title: 'Чем длиннее доска, тем дальше ехать',
    note: 'Длина — недели, цена — под ключ, с текстами и запуском. Домен и хостинг оформляем на вас.',
  },
  questions: { title: 'Спросите до старта' },
  vote: 'Вы бы здесь купили?',
  /** Code of the case that comes first. */
  firstCase: '',
  /** How long each tariff takes: the board of the price is as long as its road. */
  weeks: story([{ tariff: '', weeks: 0 }]),
}

export const copy = {
  title: 'Говорят те, кто доехал',
  lead: 'Без купленных звёзд. Позвонить можно любому: телефоны даём на первой встрече.',
  callback: 'Оставить заявку',
  description:
    'Отзывы клиентов о сайтах, продвижении, рекламе и поддержке: с именами, должностями и претензиями. Тексты — как прислали.',
  /** Code of the review that speaks first, when it is on the list. */
  featured: 'mezhenina-olga',
  quoteTitle: 'Отзыв крупным планом',
  newspaper: {
    title: 'Дорожная почта',
    note: 'Тексты — как прислали. Правили только запятые',
  },
}

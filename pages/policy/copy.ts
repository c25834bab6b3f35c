export const copy = {
  description: 'Какие данные собирает студия, зачем, сколько хранит, кому передаёт и как отозвать согласие.',
  /** The long word may break where the line is narrow. */
  title: 'Политика конфиден\u00adциальности',
  since: 'Действует с',
  withdraw: { action: 'Отозвать согласие', subject: 'Отзыв согласия на обработку персональных данных' },
  summary: 'Если коротко',
  consent: 'Текст согласия',
}

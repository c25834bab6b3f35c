/** What the server says to whoever logs in or saves, where the panel shows it as it came. */
const WORDS = {
  'Invalid credentials': 'Почта или пароль не подходят',
  'User not active': 'Учётная запись выключена: её включает тот, кто ведёт панель',
  'Too many requests, please try again later.': 'Слишком много попыток. Подождите несколько минут',
  'Files are empty': 'Файл не выбран',
  'Document not found': 'Этой записи уже нет: обновите список',
}

module.exports = () => async (ctx, next) => {
  await next()
  const { error } = ctx.body ?? {}
  if (error && Object.hasOwn(WORDS, error.message))
    ctx.body = { ...ctx.body, error: { ...error, message: WORDS[error.message] } }
}

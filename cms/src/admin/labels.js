/** Names for screen readers that Strapi has in English alone, whatever the language of the panel. */
const LABELS = {
  'Choose date': 'Выбрать день',
  'Choose time': 'Выбрать время',
  'clear date': 'Стереть день',
  'clear time': 'Стереть время',
  Menu: 'Меню',
  Month: 'Месяц',
  Year: 'Год',
  'Notifications alt+T': 'Уведомления, Alt+T',
  Pagination: 'Страницы списка',
  Editor: 'Текст',
  published: 'Опубликовано',
  draft: 'Черновик',
}

const WRONG = Object.keys(LABELS)
  .map((label) => `[aria-label="${label}"]`)
  .join()

export function nameInRussian() {
  const rename = () => {
    for (const element of document.querySelectorAll(WRONG)) element.ariaLabel = LABELS[element.ariaLabel]
  }
  new MutationObserver(rename).observe(document.body, { childList: true, subtree: true })
  rename()
}

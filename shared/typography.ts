import { memoize } from './memoize.ts'

const NBSP = '\u00a0'
const THIN_NBSP = '\u202f'
const WORD_JOINER = '\u2060'

/**
 * Russian micro-typography: non-breaking spaces after short words, before dashes and particles, inside numbers
 * and between a number and its unit; «51-го», «чей-то» and «из-за» stay on one line. Idempotent; letters and marks are
 * never changed.
 */
export function typeset(text: string): string {
  return RULES.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text)
}

/** The same for HTML: changes text between tags only, never code. */
export function typesetHtml(html: string): string {
  return html.replace(/<(pre|code|kbd|script|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : typeset(piece),
  )
}

/** Applies it to every string in a tree of plain data; memoised, so the tree must not change afterwards. */
export function typesetDeep<Data>(data: Data): Data {
  if (typeof data === 'string') return typeset(data) as Data
  if (data === null || typeof data !== 'object' || data instanceof Date) return data
  return typesetTree(data) as Data
}

/** Memoised: copy is the same at every render. */
const typesetTree = memoize((data: object): unknown => {
  if (Array.isArray(data)) return data.map(typesetDeep)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, typesetDeep(value)]))
})

const UNITS =
  'тыс|млн|млрд|₽|%|км|кг|мин|сек|час|дн|день|дня|недел|месяц|мес|год|лет|раз|слайд|кейс|услуг|проект|вёрст|верст|пункт|человек|страниц|заяв|отчёт|руб'

const RULES: [RegExp, string][] = [
  [/ (?=[—–] )/g, NBSP],
  [/(?<=^|[\s(«„])(?!(?:же|ли|бы|ль|б) )([А-Яа-яЁёA-Za-z]{1,2}) (?=\S)/g, `$1${NBSP}`],
  [/(?<=\d) (?=\d{3}(?!\d))/g, THIN_NBSP],
  // Not before `%9F`, a sign of an address.
  [/(?<=\d)[ \u00a0]?(?=%(?![\dA-F]{2}))/gi, THIN_NBSP],
  [new RegExp(`(?<=\\d) (?=${UNITS})`, 'g'), NBSP],
  [/ (?=×[ \u00a0]\d)|(?<=×) (?=\d)/g, NBSP],
  [/(?<=№|(?:^|\s)(?:ул|стр|д|тыс|млн)\.) (?=[\d₽А-Я])/g, NBSP],
  [/ (?=(?:же|ли|бы|ль|б)(?:[\s.,!?:;)]|$))/g, NBSP],
  [/(?<=\d-)(?=[а-яё]{1,3}(?![а-яё]))/g, WORD_JOINER],
  // Not in `кто-то.рф` and `/где-то/`, which are addresses.
  [/(?<=(?<![а-яё./-])[а-яё]+-)(?=(?:то|нибудь|либо|таки|ка)(?!\.?[а-яё/-]))/gi, WORD_JOINER],
  [/(?<=(?<![а-яё./-])(?:[а-яё]{1,2}|кое)-)(?=[а-яё]+(?!\.?[а-яё/-]))/gi, WORD_JOINER],
]

import type { ContractField } from '../../server/content/fields/field.ts'
import { momentOf } from '../../shared/format/date.ts'
import type { Words } from './words.ts'

type Kinds = Record<ContractField['kind'], string>

/** What a field wants. */
const WANTED: Kinds = {
  Address: 'нужен адрес на этом же сайте, с косой черты: /projects/',
  Amount: 'нужно число больше нуля',
  Code: 'нужен код: маленькие латинские буквы, цифры, дефис, не длиннее 100 знаков',
  Codes: 'нужны коды тегов',
  Day: 'нужна дата вида 2025-09-12',
  FormerCodes: 'нужны прежние коды, маленькими буквами',
  Icon: 'нужно имя иконки вида tabler:search',
  Lines: 'нужен список строк',
  Mark: 'нужно true или false',
  Markup: 'нужен текст или HTML',
  Moment: 'нужен момент вида 2026-11-24T10:00:00+03:00 или день',
  Options: 'нужен список отметок: true, false или текст',
  Path: 'нужен путь старой страницы: /old/page/, маленькими буквами, без ? и #',
  Picture: 'нужен адрес картинки вида /upload/a.jpg',
  Price: 'нужна цена: целое число или «от N»',
  Reference: 'нужен код другого элемента, маленькими буквами',
  Rows: 'нужен список записей с текстовыми полями',
  Text: 'нужен простой текст, без &laquo; и обёрток',
  Timestamp: 'нужно время в секундах Unix, не будущее',
  Title: 'нужно непустое название, без &laquo; и обёрток',
}

const EFFECTS = {
  refused: 'элемент не появится на сайте',
  lost: 'сайт обойдётся без этого поля',
  repaired: 'сайт прочёл как смог',
}

export const russian: Words = {
  levels: { refused: 'ОТКЛОНЕНО', lost: 'ПОТЕРЯНО', repaired: 'ИСПРАВЛЕНО', noticed: 'ЗАМЕЧЕНО' },
  of: {
    field: ({ field, kind, effect }) => `${field}: ${WANTED[kind]}; ${EFFECTS[effect]}`,
    unreadableList: ({ reason }) => `список не читается (${inRussian(reason)}); раздел останется таким, каким был`,
    unreadableItem: ({ reason }) => `страница не читается (${inRussian(reason)})`,
    missingItem: () => 'в списке есть, а по своему адресу 404: ссылка со списка никуда не ведёт',
    inventedItem: () => 'выдуманный код находится: на него нужно отвечать 404',
    uselessRedirect: ({ reason }) => inRussian(reason),
    ahead: () => 'ещё не началось: сайт покажет элемент в свою минуту',
    ended: () => 'уже закончилось: на сайте элемента нет',
    drafts: ({ count }) => `черновики читаются, неопубликованных элементов: ${count}`,
    unreadableDrafts: ({ reason }) =>
      `черновики не читаются (${inRussian(reason)}): предпросмотр покажет опубликованное`,
    openDraft: () => 'черновик виден без ключа: его может прочесть кто угодно',
    noItem: () => 'в списке не запись',
    sameCode: () => 'код повторяется: сайт показывает первый элемент',
    unknownTag: () => 'тега нет в TAGS: вместо названия показан код',
    lostMarkup: ({ field }) => `${field}: сайт убирает из HTML лишнее`,
    unmeasuredMarkup: ({ field }) => `${field}: у картинки в тексте нет width и height, страница может дёрнуться`,
    missingPicture: ({ reason }) => `картинка не открывается (${inRussian(reason)})`,
    foreignPicture: () => 'картинка не с узла API и не из MEDIA_HOSTS, или её путь не разрешён',
    brokenPicture: () => 'это не картинка: её размер не прочесть',
    slow: () => 'долго отвечает, мс',
    noValidator: () => 'нет ни ETag, ни Last-Modified: неизменное передаётся заново',
    idleValidator: () => 'ETag или Last-Modified есть, а на повторный запрос с ним нет ответа 304',
    contentType: () => 'ответ не назван application/json',
  },
  moment: momentOf,
  list: 'список',
  more: (count) => `и ещё ${count}`,
  progress: (area, done, known) => `${area}: ${done} из ${known}`,
  read: ({ items, pictures }) => `элементов: ${items}, картинок: ${pictures}`,
  down: 'API не отвечает',
  summary: ({ refused, lost, repaired, noticed }) =>
    `Отклонено: ${refused}, потеряно: ${lost}, исправлено: ${repaired}, замечено: ${noticed}`,
}

const REASONS: [RegExp, string][] = [
  [/^leads in a circle$/, 'переадресация ходит по кругу'],
  [/^another redirect leads from the same address$/, 'с этого адреса уже ведёт другая переадресация'],
  [/.*answered (401|403).*/, 'ответ $1: ключ в --token не подошёл или не назван'],
  [/.*answered (\d{3}).*/, 'ответ $1'],
  [/.*did not answer: .*timeout.*/i, 'нет ответа вовремя'],
  [/.*did not answer: .*ECONNREFUSED.*/, 'нет ответа: там никто не слушает'],
  [/.*did not answer: .*(?:ENOTFOUND|EAI_AGAIN).*/, 'нет ответа: такого узла нет'],
  [/.*did not answer: .*(?:other side closed|ECONNRESET|hang up|EPIPE).*/, 'нет ответа: связь оборвалась'],
  [/.*did not answer: .*(?:certificate|CERT).*/i, 'нет ответа: сертификату узла нельзя верить'],
  [/.*did not answer: (.*)/, 'нет ответа: $1'],
  [/.*could not be read.*/, 'нет ответа'],
  [/.*is elsewhere.*/, 'перенаправление'],
  [/.*has no ITEMS/, 'нет ITEMS'],
  [/.*has no ITEM/, 'нет ITEM'],
  [/.*is not JSON/, 'не JSON'],
  [/.*is null/, 'null вместо записи'],
  [/.*has items, but no valid one/, 'ни один элемент не годится'],
  [/.*body over (\d+) bytes/, 'больше $1 байт'],
  [/.*body coded in (\S+), which nobody asked for/, 'тело сжато способом $1, о котором не просили'],
  [/.*body that is no (gzip|deflate|br|zstd)/, 'тело названо сжатым способом $1, а распаковать его нельзя'],
  [/.*body that is no (\S+)/, 'текст не в кодировке $1'],
  [/.*Strapi has neither services nor projects/, 'это не Strapi, или у ключа нет прав читать'],
  [/.*is no type of this Strapi/, 'в Strapi нет такого типа'],
  [/.*has no data/, 'ответ не похож на Strapi: нет data'],
  [/.*too large.*/, 'больше 20 МБ'],
  [/.*At path: (\S+) .*/s, 'поле $1'],
]

const inRussian = (reason: string) =>
  REASONS.reduce((text, [pattern, words]) => (text === reason ? text.replace(pattern, words) : text), reason)

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typeset, typesetDeep, typesetHtml } from '#shared/typography.ts'

/** Written `_`, `'` and `|` in the expectations: the non-breaking and the thin non-breaking space, the word joiner. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', "'").replaceAll('\u2060', '|')

describe('typeset', () => {
  test.each([
    ['Сайт — это дом', 'Сайт_— это дом', 'a dash stays with the word before it'],
    ['я и ты в саду', 'я_и_ты_в_саду', 'short words stay with the next one'],
    ['«в саду»', '«в_саду»', 'a short word after a quotation mark'],
    ['1 250 000', "1'250'000", 'groups of digits stay together'],
    ['30 тыс. ₽', '30_тыс._₽', 'a number and its unit'],
    ['9 недель', '9_недель', 'a number and what it counts'],
    ['206 отчётов', '206_отчётов', 'a number and what the audit counts'],
    ['38 %', "38'%", 'a number and the percent sign'],
    ['38%', "38'%", 'a percent sign set solid'],
    [
      'https://ru.wikipedia.org/wiki/%D0%9F%D1%83',
      'https://ru.wikipedia.org/wiki/%D0%9F%D1%83',
      'signs of an address that are escaped',
    ],
    ['сделал бы', 'сделал_бы', 'a particle'],
    ['сказал ли?', 'сказал_ли?', 'a particle before a mark'],
    ['ул. Верстовая, д. 12', 'ул._Верстовая, д._12', 'an address'],
    ['карточки × 300', 'карточки_×_300', 'a number of times'],
    ['фото × видео', 'фото × видео', 'a cross without a number stays free'],
    ['№ 7', '№_7', 'the numero sign'],
    ['до 51-го места', 'до_51-|го места', 'an ordinal and its ending'],
    ['30-минутный', '30-минутный', 'a long word after a number stays free'],
    ['чей-то, Что-нибудь.', 'чей-|то, Что-|нибудь.', 'a particle after a hyphen'],
    ['всё-таки', 'всё-|таки', 'a longer particle'],
    ['су-шеф и кое-что из-за', 'су-|шеф и_кое-|что из-|за', 'a short first part'],
    ['тонко-тонкий', 'тонко-тонкий', 'a part that only begins as a particle'],
    ['чек-лист, веб-дизайн', 'чек-лист, веб-дизайн', 'parts that stand by themselves'],
    ['кое-что.рф/по-русски/где-то/', 'кое-что.рф/по-русски/где-то/', 'an address'],
    ['слово слово', 'слово слово', 'long words stay free'],
  ])('%j → %j: %s', (text, expected) => {
    expect(visible(typeset(text))).toBe(expected)
  })

  const russianText = fc
    .array(
      fc.constantFrom(
        'я',
        'и',
        'не',
        'дом',
        '—',
        '–',
        '12',
        '345',
        '%',
        '51-го',
        'из-за',
        'чей-то',
        '×',
        'тыс.',
        '₽',
        'бы',
        'ли',
        '№',
        'д.',
        ' ',
        '  ',
      ),
    )
    .map((words) => words.join(' '))

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(russianText, fc.string({ unit: 'grapheme' })), (text) => {
        expect(typeset(typeset(text))).toBe(typeset(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('changes nothing but spaces and where a line may break', () => {
    const withoutSpaces = (text: string) => text.replace(/[ \u00a0\u202f\u2060]/g, '')
    fc.assert(
      fc.property(fc.oneof(russianText, fc.string()), (text) => {
        expect(withoutSpaces(typeset(text))).toBe(withoutSpaces(text))
      }),
    )
  })
})

describe('typesetHtml', () => {
  test('leaves tags and their attributes alone', () => {
    expect(visible(typesetHtml('<a title="я и ты">я и ты</a>'))).toBe('<a title="я и ты">я_и_ты</a>')
  })

  test('leaves code alone', () => {
    expect(visible(typesetHtml('<pre>if a  — 5 %</pre>'))).toBe('<pre>if a  — 5 %</pre>')
    expect(visible(typesetHtml('<kbd>5%</kbd>'))).toBe('<kbd>5%</kbd>')
  })
})

test('typesetDeep sets every text of a tree and leaves numbers and dates as they are', () => {
  const date = new Date(0)
  const tree = typesetDeep({ list: ['я и ты'], count: 5, date, nothing: null })
  expect(tree).toEqual({ list: ['я\u00a0и\u00a0ты'], count: 5, date, nothing: null })
})

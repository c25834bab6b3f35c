import { expect, test } from 'vitest'
import { htmlOfMarkdown } from '../../../server/base/markdown.ts'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { caseHtml } from '../../../shared/case/html.ts'

const { richText } = createHtmlCleaner('https://versta.example')
const caseOf = (markdown: string) => caseHtml(richText(htmlOfMarkdown(markdown)), 'shop')

const CHOICE = `<figure class="choice">

![](/pictures/wheel.webp)

| Вопрос | Ответ | Слово | Слой |
|---|---|---|---|
| Когда? | Утром | Заря | ![](/pictures/dawn.webp) |
| | Днём | Полдень | ![](/pictures/noon.webp) |
| С чем? | С водой | чистый | |
| | Со льдом | холодный | |

<figcaption>Крутите</figcaption>
</figure>`

test('a choice is a group of radio buttons for each question, the first answer chosen', () => {
  const html = caseOf(CHOICE)
  const groups = [...html.matchAll(/<fieldset><legend>(.*?)<\/legend>(.*?)<\/fieldset>/g)]

  expect(groups.map(([, question]) => question)).toEqual(['Когда?', 'С\u00A0чем?'])
  expect(groups.map(([, , answers = '']) => answers.match(/name="[^"]*"/g))).toEqual([
    ['name="shop-1-1"', 'name="shop-1-1"'],
    ['name="shop-1-2"', 'name="shop-1-2"'],
  ])
  expect(html.match(/(?<= checked>)[^<]*/g)).toEqual(['Утром ', 'С\u00A0водой '])
})

test('an answer is named with what it makes, and brings its layer', () => {
  expect(caseOf(CHOICE)).toMatch(
    /<label><input[^>]*>Днём <b>Полдень<\/b><img src="[^"]*noon.webp" alt="" loading="lazy"/,
  )
})

test('a choice keeps its wheel and its caption, and no table', () => {
  const html = caseOf(CHOICE)

  expect(html).toMatch(/<figure class="choice"><img src="[^"]*wheel.webp"/)
  expect(html).toContain('<figcaption>Крутите</figcaption></figure>')
  expect(html).not.toContain('<table')
})

test('two choices of a case do not share their answers', () => {
  expect(caseOf(`${CHOICE}\n\n${CHOICE}`)).toContain('name="shop-2-1"')
})

test('a choice without questions is left as it was written', () => {
  expect(caseOf('<figure class="choice">\n\nСкоро\n\n</figure>')).toContain('<p>Скоро</p>')
})

test('two pictures to compare lie under a slider with a name', () => {
  const html = caseOf(
    '<figure class="compare">\n\n![До](/pictures/a.webp)\n\n![После](/pictures/b.webp)\n\n<figcaption>Тяните</figcaption>\n</figure>',
  )

  expect(html).toMatch(
    /<div><img[^>]*alt="До"[^>]*><img[^>]*alt="После"[^>]*><input type="range" aria-label="[^"]+"><\/div>/,
  )
  expect(html).toContain('<figcaption>Тяните</figcaption>')
})

test('one picture alone is nothing to compare', () => {
  expect(caseOf('<figure class="compare">\n\n![До](/pictures/a.webp)\n\n</figure>')).not.toContain('<input')
})

const tableOf = (...rows: string[]) => caseOf(['| Показатель | Было | Стало |', '|---|---|---|', ...rows].join('\n'))
const barsOf = (row: string) => tableOf(row).match(/(?<=<svg width=")[^"]*/g)

test.each([
  ['| Заявок | 4 | 37 |', ['8%', '72%']],
  ['| Чек | 1 180 ₽ | 1 640 ₽ |', ['52%', '72%']],
  ['| Время | 7:20 | 2:50 |', ['72%', '28%']],
  ['| Оценка | 3,2 | 4,8 |', ['48%', '72%']],
  ['| Конверсия | 1.5 % | 1.9 % |', ['57%', '72%']],
  ['| Охват | 6,4 тыс. | 21 тыс |', ['22%', '72%']],
  ['| Ссылок | 52 из 240 | 15 из 240 |', ['72%', '21%']],
])('%s are bars as long as their amounts', (row, widths) => {
  expect(barsOf(row)).toEqual(widths)
})

test('roubles beside a bar are of the text font, since the display font has no sign for them', () => {
  expect(tableOf('| Чек | 1 180 ₽ | 1 640 ₽ |').match(/<span class="rouble">₽<\/span>/g)).toHaveLength(2)
})

test.each([
  '6 дней | 2 дня',
  '1 день | 5 дней',
  '1 минута | 5 минут',
  '2 часа | 1 час',
  '10 недель | 3 недели',
  '1 месяц | 6 месяцев',
  '1 год | 5 лет',
  '21 рубль | 90 рублей',
  '1 заявка | 11 заявок',
  '1 звонок | 4 звонка',
  '3 письма | 8 писем',
  '2 млн ₽ | 5 млн руб.',
  '900 р. | 1 рубль',
  '5 тысяч | 12 тыс.',
  '1 миллион | 4 млн',
  '2 миллиарда | 3 млрд',
])('%s count as one unit', (cells) => {
  expect(barsOf(`| Показатель | ${cells} |`)).toHaveLength(2)
})

test.each([
  '900 тыс. ₽ | 1,2 млн ₽',
  '2 часа | 15 минут',
  '10 дней | 120 000 ₽',
  '5 миллионов | 2 миллиарда',
  '3 тыс. ₽ | 2 тн',
  '40 г | 2 га',
  '50 с | 7:20',
  '7:20 | 50',
  '12.05.2024 | 15.06.2025',
  '1:20:30 | 0:40:10',
])('a table with %s stays one, since its numbers cannot be compared', (cells) => {
  const html = tableOf('| Заявок | 4 | 37 |', `| Показатель | ${cells} |`)

  expect(html).toContain('<table>')
  expect(html).not.toContain('class="bars"')
})

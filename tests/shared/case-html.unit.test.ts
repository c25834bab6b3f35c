import { expect, test } from 'vitest'
import { htmlOfMarkdown } from '../../server/base/markdown.ts'
import { createHtmlCleaner } from '../../server/content/html/cleaner.ts'
import { caseHtml } from '../../shared/case-html.ts'

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

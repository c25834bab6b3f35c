import { expect, test } from 'vitest'
import { postFigures } from '../../pages/blog/@code/post-figures.ts'

const table = (...rows: string[]) => `<table><thead></thead><tbody>${rows.join('')}</tbody></table>`
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test('draws a strip as wide as the share of its last number', () => {
  const html = postFigures(
    `<figure class="strips">${table(row('1', 'Тексты', '10', '30 000'), row('2', 'Вёрстка', '20', '90 000'))}</figure>`,
  )
  expect(html).toContain('x="0%" width="25%"')
  expect(html).toContain('x="25%" width="75%"')
  expect(html).toContain('>Вёрстка</text>')
})

test('sets the words of a narrow strip in its middle, so that they stay clear of the next', () => {
  const html = postFigures(
    `<figure class="strips">${table(row('Запуск', '14 000'), row('Вёрстка', '586 000'))}</figure>`,
  )
  expect(html).toContain('x="50%" y="1.1em" text-anchor="middle">14<')
  expect(html).toContain('x="8" y="1.1em" text-anchor="start">586<')
})

test('marks bold rows, hatches struck ones and keeps totals out of the drawing', () => {
  const html = postFigures(
    `<figure class="strips">${table(
      row('1', '<strong>Прототип</strong>', '50 000'),
      row('2', '<del>Анимация</del>', '<del>50 000</del>'),
      row('', '<strong>Итого</strong>', '100 000'),
    )}</figure>`,
  )
  expect(html).toContain('<tr class="marked">')
  expect(html).toContain('<tr class="struck">')
  expect(html).toContain('<tr class="total">')
  expect(html).not.toContain('>Итого</text>')
})

test('draws shares as one bar over their table', () => {
  const html = postFigures(
    `<figure class="shares">${table(row('Зарплата', '75', '75 %'), row('Налоги', '25', '25 %'))}</figure>`,
  )
  expect(html).toMatch(/^<figure class="shares"><svg class="bar"/)
  expect(html).toContain('x="75%" width="25%"')
  expect(html).toContain('<table>')
})

test('leaves a figure without figures as it came', () => {
  const html = '<figure class="strips"><p>Текст</p></figure><figure><img src="/a"></figure>'
  expect(postFigures(html)).toBe(html)
})

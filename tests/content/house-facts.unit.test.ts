import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOUSE_FACTS, LEAST_BUDGET, ROOT } from './house-facts.ts'
import { NUMBER, numberIn } from './russian-numbers.ts'

const TEXTS = globSync(['content/**/*.{md,json,html}', '{pages,components,renderer,shared}/**/*.{ts,tsx}'], {
  cwd: ROOT,
}).map((file) => ({ file, text: flowing(readFileSync(join(ROOT, file), 'utf8')) }))

describe('one number for each fact of the house, in every text that tells it', () => {
  test.each(HOUSE_FACTS)('$fact: $value', ({ value, told }) => {
    const found = told.map((pattern) => mentionsOf(pattern))
    const differing = found.flat().filter((mention) => mention.value !== value)
    expect(differing).toEqual([])
    expect(told.filter((_, index) => found[index]?.length === 0)).toEqual([])
  })
})

test('a service names one price, at its head, on its sign and in its answers', () => {
  const services = TEXTS.filter(({ file }) => /^content\/services\/.*\.md$/.test(file))
  const differing = services.filter(({ text }) => {
    const price = Number(/ price_from: (\d+)/.exec(text)?.[1]) / 1000
    const told = [...text.matchAll(/(?:value: "от|входит в) (\d+) тыс/g)].map(([, thousands]) => Number(thousands))
    return told.some((thousands) => thousands !== price && thousands !== LEAST_BUDGET)
  })
  expect(differing.map(({ file }) => file)).toEqual([])
})

test('a tariff takes as many weeks as the pages say of it', () => {
  const told = TEXTS.flatMap(({ text }) => [
    ...text.matchAll(/"tariff": "([\w-]+)", "(?:weeks|term)": "?(\d+)(?: недел.")? }/g),
  ])
  const tariffs = told.map(([, code = '', weeks = '']) => {
    const text = TEXTS.find(({ file }) => file === `content/tariffs/${code}.json`)?.text ?? ''
    return { code, weeks: Number(weeks), own: new RegExp(`"${NUMBER} недел`, 'iu').exec(text)?.[1] ?? '' }
  })
  expect(tariffs.length).toBeGreaterThan(0)
  expect(tariffs.filter(({ weeks, own }) => numberIn(own) !== weeks)).toEqual([])
})

test('whatever happens over lunch stands on the ruler at its own minute, and nothing happens at once', () => {
  const { lunch } = JSON.parse(readFileSync(join(ROOT, 'content/copy/services/tekhnicheskaya-podderzhka.json'), 'utf8'))
  const { hours, tracks } = lunch as {
    hours: string[]
    tracks: { items: { from: number; to: number; time: string }[] }[]
  }
  const begin = minutesOf(hours[0] ?? '')
  for (const { items } of tracks) {
    expect(items.map(({ time }) => minutesOf(time) - begin)).toEqual(items.map(({ from }) => from))
    expect(items.slice(1).map(({ from }) => from)).toEqual(items.slice(0, -1).map(({ to }) => to))
    expect(begin + (items.at(-1)?.to ?? 0)).toBe(minutesOf(hours.at(-1) ?? ''))
  }
})

test('no text counts the fields of a form that stands elsewhere', () => {
  const counted = new RegExp(`форм\\p{L}* (?:из|на|с) ${NUMBER} пол`, 'giu')
  expect(TEXTS.flatMap(({ file, text }) => [...text.matchAll(counted)].map(([words]) => `${file}: ${words}`))).toEqual(
    [],
  )
})

function minutesOf(time: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = time.split('.').map(Number)
  return hour * 60 + minute
}

function mentionsOf(pattern: string) {
  const expression = new RegExp(pattern.replace('N', NUMBER), 'giu')
  return TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(expression)].map(([words, number = '']) => ({ file, words, value: numberIn(number) })),
  )
}

/** As a reader sees it: words one space apart, whatever the file writes for a space that does not break. */
function flowing(text: string): string {
  return text.replaceAll(/&nbsp;|\\u00a0|\s/g, ' ').replaceAll(/ +/g, ' ')
}

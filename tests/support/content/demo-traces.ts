import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { moscowYear } from '../../../shared/format/date.ts'
import { yearsInWords } from '../../../shared/format/number-words.ts'
import { LEAD } from '../leads/lead.ts'
import type { TestSite } from '../site/site.ts'

const CONTENT = join(import.meta.dirname, '../../../content')

/** The brand and not the old mile: «Ведём бизнес верста за верстой» would be nobody's name. */
const BRAND = [
  String.raw`(?<![а-яё])(?:Верст(?:а|ы|е|у|ой|ою|овой|ового|овом))(?![а-яё])`,
  'versta',
  String.raw`\+7\D{0,3}495`,
  '7700000000',
  'Садовое|Бульвары|нулев(?:ой|ого)|(?<!по )Москв',
]

/** Every person, client and issuer the demo tells of. */
function demoNames(): string[] {
  const files = globSync(join(CONTENT, '{team,projects,reviews,certificates}/*.{md,json}'))
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const code = basename(file).replace(/\..*/, '')
    const names = [...text.matchAll(/^\s*"?(?:name|issuer)"?: *"?(.+?)"?,?$/gm)].map(([, name = '']) => name)
    const shown = /certificates/.test(file) ? names.slice(1) : names.slice(0, 1)
    return basename(file).startsWith('_')
      ? []
      : [code.length > 6 && !/certificates/.test(file) ? code : '', ...shown].filter((name) => name.length > 4)
  })
}

/** Words only the demo's people and clients are called by. */
const FIRST_NAMES = ['Глеб', 'Нина Ленская', 'Дарья', 'Букводом', 'Станкорд', 'Третья инстанция', 'Полубак']

const DEMO = new RegExp(
  [...BRAND, ...[...new Set([...demoNames(), ...FIRST_NAMES])].map((name) => RegExp.escape(name))].join('|'),
  'g',
)

/** Where the demo shows through, with the words around it. */
export const tracesIn = (text: string) =>
  [...text.matchAll(DEMO)].map((match) => text.slice(Math.max(0, match.index - 40), match.index + 50))

const MANY =
  'три|трёх|четыре|четырёх|пят[ьи]|шест[ьи]|сем[ьи]|восемь|восьми|девят[ьи]|десят[ьи]|[а-яё]+надцат[ьи]|двадцат[ьи]|тридцат[ьи]|сорока?|сто|ста'
const TIMES = '(?:(?:минут|час|дн|день|недел|месяц|пятниц|вечер|понедельник|год)[а-яё]*|раз)'
const PROMISE = new RegExp(
  [
    'полчаса|получаса|раз в (?:день|месяц|неделю)|за (?:день|вечер|час)',
    `(?:\\d+|одну|один|одного|две|два|двух|кажд[а-яё]+) (?:рабоч[а-яё]+ )?${TIMES}`,
    `(?:${MANY}) [а-яё]+`,
  ]
    .map((told) => `(?<![а-яё\\d])(?:${told})(?![а-яё])`)
    .join('|'),
  'gi',
)
/** What a page counts itself: its services, the years since the studio was founded, the minutes a text takes. */
const counted = () =>
  new RegExp(
    `^(?:семь (?:способ|направлен)|${yearsInWords(moscowYear(new Date()) - FOUNDED_YEAR)}|\\d{4} года|1 минут|один раз)`,
    'i',
  )
const FOUNDED_YEAR = 2015

/** Terms, numbers and times somebody would have to keep to. */
export function promisesIn(text: string) {
  const isCounted = counted()
  return [...text.matchAll(PROMISE)]
    .filter(({ index }) => !isCounted.test(text.slice(index)))
    .map((match) => ({ promise: match[0], around: text.slice(Math.max(0, match.index - 40), match.index + 60) }))
}

/** The sentences of the demo's own words for a page. */
export const demoSentences = (page: string): string[] =>
  sentencesOf(JSON.parse(readFileSync(join(CONTENT, 'copy', `${page}.json`), 'utf8')))

const sentencesOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? words.split(/(?<=[.!?]) /).filter((sentence) => sentence.length >= SHORTEST_SENTENCE)
    : Object.values(words ?? {}).flatMap(sentencesOf)
const SHORTEST_SENTENCE = 12

/** Everything a visitor or a crawler can be given as text, by its address. */
export async function everyText(site: TestSite): Promise<Map<string, string>> {
  const pages = await addressesOf(site)
  const fixed = [
    '/nowhere/',
    '/robots.txt',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/llms.txt',
    '/site.webmanifest',
    '/favicon.svg',
  ]
  const popups = ['callback', 'vote', 'promo'].map((popup) => `/?popup=${popup}`)
  const addresses = [...pages, ...pages.map((page) => `${page}index.pageContext.json`), ...fixed, ...popups]
  const texts = new Map<string, string>()
  for (const address of addresses) texts.set(address, await (await site.get(address)).text())
  return texts
}

export async function addressesOf(site: TestSite): Promise<string[]> {
  const map = await (await site.get('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

/** The mail of a lead, as the staff read it. */
export async function leadMail(site: TestSite): Promise<string> {
  await site.postJson('/api/mail/', { ...LEAD, utm: 'https://another.example/' })
  for (;;) {
    const [mail] = await site.leadMails()
    if (mail) return JSON.stringify(mail)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

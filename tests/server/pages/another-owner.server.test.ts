import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSentences, everyText, leadMail, promisesIn, tracesIn } from '../../support/content/demo-traces.ts'
import { graphsIn, missedBySearchEngines, strangersToVocabulary } from '../../support/content/structured-data.ts'
import { contentOfAnother, LYON, ROMASHKA } from '../../support/site/another-owner.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

/** A link to nothing, a word before a fact that is not there, an element that was to hold one. */
const HOLES =
  /(?:tel|mailto):"|undefined|\bnull\b|Invalid Date|(?:ИНН|ОГРН)(?!\s\d)|\{[A-Za-z][\w.]*\}|[:,] ?[.,()]|\( ?\)|[^.] — (?=[<".])|с  ?до|<(p|dd|address|dt|h[1-6])\b(?![^>]*(?:visually|aria-live))[^>]*><\/\1>/g

describe.each([
  ['«Ромашка» of Saint Petersburg', ROMASHKA],
  ['an association with a long name, two phones and little else', LYON],
])('%s', (_who, env) => {
  let site: TestSite
  let directory: string
  let texts: Map<string, string>
  beforeAll(async () => {
    directory = await contentOfAnother()
    site = await startSite({ CONTENT_DIR: directory, ...env })
    texts = await everyText(site)
  })
  afterAll(async () => {
    await site.stop()
    await rm(directory, { recursive: true })
  })

  test('has nothing of the demo in any text a visitor or a crawler is given', () => {
    expect([...texts].flatMap(([address, text]) => tracesIn(text).map((trace) => `${address}: ${trace}`))).toEqual([])
  })

  test.each(['partnership', 'promo/seo-audit'])('makes no promise of the demo at /%s/', (page) => {
    const html = texts.get(`/${page}/`) ?? ''
    const read = html.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(demoSentences(page).filter((sentence) => read.includes(sentence))).toEqual([])
    const [, description = ''] = /<meta name="description"[^>]* content="([^"]*)"/.exec(read) ?? []
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(read) ?? []
    expect(`${description} ${main.replaceAll(/<[^>]*>/g, ' ')}`.match(/\S*\d\S*|бесплатн\S*/gi)).toBeNull()
  })

  test('promises no time, number or price but those of its content', () => {
    const files = globSync(`${directory}/**/*.{md,json}`).map((file) => readFileSync(file, 'utf8'))
    const told = readable(files.join('\n').replaceAll(/"quantity_hours":(\d+)/g, '$1 часов')).toLowerCase()
    const pages = [...texts].filter(
      ([address, text]) => text.startsWith('<!DOCTYPE html>') && !address.startsWith('/policy/'),
    )
    const promises = pages.flatMap(([address, html]) =>
      promisesIn(readable(bodyOf(html))).flatMap(({ promise, around }) =>
        told.includes(promise.toLowerCase()) ? [] : `${address}: ${around}`,
      ),
    )
    expect(promises).toEqual([])
  })

  test('gives nothing away on its home page', () => {
    expect(texts.get('/')).not.toMatch(/колесо|приз/i)
  })

  test('leaves no hole where a fact is not there', () => {
    const pages = [...texts].filter(([, text]) => text.startsWith('<!DOCTYPE html>'))
    const holes = pages.flatMap(([address, html]) =>
      (bodyOf(html).match(HOLES) ?? []).map((hole) => `${address}: ${hole}`),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(holes).toEqual([])
  })

  test('has what every link within a page leads to', () => {
    const pages = [...texts].filter(([, text]) => text.startsWith('<!DOCTYPE html>'))
    const dead = pages.flatMap(([address, html]) =>
      [...bodyOf(html).matchAll(/href="#([^"]+)"/g)].flatMap(([, id]) =>
        html.includes(`id="${id}"`) ? [] : `${address}#${id}`,
      ),
    )
    expect(dead).toEqual([])
  })

  test('has the page of a product, by its own code, if it has a product', async () => {
    const code = env['SITE_PRODUCT_CODE']
    expect((await site.get(`/${code ?? 'lavka'}/`)).status).toBe(code === undefined ? 404 : 200)
    expect((await site.get('/verstashop/')).status).toBe(404)
    expect(texts.has('/lavka/')).toBe(code !== undefined)
    expect([...texts.values()].some((text) => text.includes('/lavka/'))).toBe(code !== undefined)
    expect([...texts].filter(([, text]) => text.includes('verstashop')).map(([address]) => address)).toEqual([])
  })

  test('has its colour in what the browser itself draws around a page', async () => {
    const colour = env['SITE_COLOUR'] ?? '#f5f8f9'
    const [, theme] = /<meta name="theme-color" content="([^"]+)"/.exec(texts.get('/') ?? '') ?? []
    const { theme_color: ofManifest } = (await (await site.get('/site.webmanifest')).json()) as { theme_color: string }
    expect([theme, ofManifest].map((one) => one?.toLowerCase())).toEqual(
      [colour, colour].map((one) => one.toLowerCase()),
    )
  })

  test('writes to its staff in its own name', async () => {
    const mail = await leadMail(site)
    expect(tracesIn(mail)).toEqual([])
    expect(mail).toContain(env['SITE_NAME'])
  })

  test('tells search engines what it is, and nothing it is not', async () => {
    const graphs = graphsIn(texts)
    for (const [address, graph] of graphs) {
      const json = JSON.stringify(graph)
      expect([address, json.match(/"[^"]+":(?:""|null|"undefined")/g)]).toEqual([address, null])
      expect(json).toContain(JSON.stringify(env['SITE_NAME']))
    }
    expect(await strangersToVocabulary(graphs)).toEqual([])
    expect(await missedBySearchEngines(graphs)).toEqual([])
  })
})

/** Without scripts, whose data may well hold null, and the sizes of pictures, which are a language of their own. */
const bodyOf = (html: string) =>
  (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '').replaceAll(/<script[\s\S]*?<\/script>|sizes="[^"]*"/gi, '')

/** Words as they are read, without markup. */
const readable = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')

test('nothing that is built names the demo', () => {
  const built = globSync('dist/client/assets/**/*.{js,css}')
  expect(built.length).toBeGreaterThan(50)
  expect(built.flatMap((file) => tracesIn(readFileSync(file, 'utf8')).map((trace) => `${file}: ${trace}`))).toEqual([])
  const promises = built.flatMap((file) => promisesIn(readable(readFileSync(file, 'utf8'))))
  expect(promises.map(({ around }) => around)).toEqual([])
})

describe('the demo', () => {
  const site = siteUnderTest()

  test('has a place for every word of its own', async () => {
    await everyText(site())
    expect(site().log.filter(({ msg }) => msg?.startsWith('copy/'))).toEqual([])
  })
})

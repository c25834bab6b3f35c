import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

describe('nothing lies over another', () => {
  const { arrive, visit } = siteAndBrowser()

  test('a figure as wide as the window lies over the contents of its article, and gets its presses', async () => {
    const { page } = await arrive('/blog/smeta-na-14-strok/', { viewport: { width: 1440, height: 900 } })
    const top = await page
      .locator('main figure > svg')
      .first()
      .evaluate((drawing) => drawing.getBoundingClientRect().top)
    const covered = await page.evaluate(async (figureTop) => {
      const drawing = document.querySelector('main figure > svg')!
      const links = [...document.querySelectorAll('main nav ol a')]
      const found: string[] = []
      for (let from = figureTop - 700; from < figureTop + 300; from += 50) {
        scrollTo({ top: from, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        const box = drawing.getBoundingClientRect()
        for (const link of links) {
          const { left, top: y, height } = link.getBoundingClientRect()
          const middle = y + height / 2
          const isUnder = middle > Math.max(box.top, 90) && middle < Math.min(box.bottom, innerHeight)
          if (isUnder && !drawing.contains(document.elementFromPoint(left + 20, middle))) found.push(link.textContent)
        }
      }
      return found
    }, top)
    expect(covered).toEqual([])
  })

  test.each([390, 768, 1024, 1440])('the words of a bill stay within their strips, %i wide', async (width) => {
    const { page } = await arrive('/blog/smeta-na-14-strok/', { viewport: { width, height: 900 } })
    await page.evaluate(() => document.fonts.ready)
    const drawing = page.locator('main figure > :is(.upright, .lying)').filter({ visible: true })
    const rooms = await drawing.locator('text').evaluateAll((words) =>
      words.map((word) => {
        const strip = word.closest('svg:has(> rect)')!.querySelector('rect')!.getBoundingClientRect()
        const { left, right } = word.getBoundingClientRect()
        return word.matches('.upright :not(.amount)')
          ? strip.width - parseFloat(getComputedStyle(word).fontSize)
          : Math.min(left - strip.left, strip.right - right)
      }),
    )
    expect(rooms).toHaveLength(28)
    expect(Math.min(...rooms)).toBeGreaterThan(0)
  })

  test('the post of the error page is clear of what the header says in a low wide window', async () => {
    const { page } = await arrive('/nowhere/', { viewport: { width: 1920, height: 900 } })
    const hours = await bottomOf(
      page
        .getByRole('banner')
        .getByText(/^с\s[\d.]+\sдо/)
        .filter({ visible: true }),
    )
    const roof = await page.getByText('404', { exact: true }).evaluate((figures) => {
      const near = figures.parentElement!.parentElement!
      return near.querySelector('g > path')!.getBoundingClientRect().top
    })
    expect(roof).toBeGreaterThan(hours)
  })

  test.each([390, 768, 1440])('what is told of the first post is clear of its cover, %i wide', async (width) => {
    const { page } = await arrive('/blog/', { viewport: { width, height: 900 } })
    const post = page.getByRole('main').locator('article').first()
    const cover = await bottomOf(post.locator('img'))
    expect((await post.locator('time').boundingBox())!.y - cover).toBeGreaterThanOrEqual(10)
  })

  test.each([360, 768, 1024, 1440])('the last milepost is clear of what the footer offers, %i wide', async (width) => {
    const { page } = await arrive('/blog/', { viewport: { width, height: 900 } })
    const footer = page.getByRole('contentinfo')
    const milepost = await footer.evaluate((element) => {
      const { top, right } = element.getBoundingClientRect()
      const { height, width: across, right: inset } = getComputedStyle(element, '::before')
      return { bottom: top + parseFloat(height), left: right - parseFloat(inset) - parseFloat(across) }
    })
    for (const part of await footer.getByRole('heading', { level: 2 }).or(footer.locator('p')).all()) {
      const { x, y, width: across } = (await part.boundingBox())!
      if (x + across > milepost.left) expect(y - milepost.bottom).toBeGreaterThanOrEqual(12)
    }
  })

  test('the first screen of the audit has no hole on a phone', async () => {
    const { page } = await arrive('/promo/seo-audit/', { viewport: { width: 390, height: 844 } })
    const call = await bottomOf(page.getByRole('main').getByRole('link', { name: 'Получить аудит' }))
    const sheet = (await page.getByRole('heading', { name: 'Какой сайт проверяем?' }).boundingBox())!
    expect(sheet.y - call).toBeLessThan(200)
  })

  test.each([360, 768, 1024, 1279, 1440])('each sign of the services shows its count, %i wide', async (width) => {
    const { page } = await arrive('/services/', { viewport: { width, height: 900 } })
    await page.evaluate(() => document.fonts.ready)
    const rooms = await page.locator('main header nav a[href^="#"]').evaluateAll((signs) =>
      signs.map((sign) => {
        const count = sign.querySelector('i')!
        return Math.min(sign.clientWidth - count.offsetLeft - count.offsetWidth, count.offsetLeft)
      }),
    )
    expect(rooms).toHaveLength(7)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(10)
  })

  test('vacancies take one line each on a small laptop', async () => {
    const { page } = await arrive('/vacancies/', { viewport: { width: 1024, height: 768 } })
    const name = page.getByRole('main').getByText('Фронтенд-разработчик', { exact: true }).first()
    expect(await linesOf(name)).toBe(1)
  })

  test('the units of results are as large as the text, and apart from their figures', async () => {
    const { page } = await arrive('/projects/')
    const units = await page
      .locator('main .figure small')
      .evaluateAll((all) => all.map((unit) => Number.parseFloat(getComputedStyle(unit).fontSize)))
    expect(Math.min(...units)).toBeGreaterThanOrEqual(16)
    const { left, right } = await page
      .locator('main .figure', { hasText: '2,4' })
      .first()
      .evaluate((figure) => {
        const [before, after] = [...figure.querySelectorAll('small')]
        const number = document.createRange()
        number.setStartAfter(before!)
        number.setEndBefore(after!)
        const wordOf = (unit: Element) => {
          const word = document.createRange()
          const text = unit.firstChild as Text
          word.setStart(text, text.data.search(/\S/))
          word.setEnd(text, text.data.trimEnd().length)
          return word.getBoundingClientRect()
        }
        const box = number.getBoundingClientRect()
        return { left: box.left - wordOf(before!).right, right: wordOf(after!).left - box.right }
      })
    expect(Math.min(left, right)).toBeGreaterThan(2)
  })

  test.each([1024, 1440])('the lead note of the front page ends with its columns, %i wide', async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 900 } })
    const headline = page.locator('#blog h3').first()
    const notes = await page.locator('#blog article').all()
    const ends = await Promise.all(notes.map(bottomOf))
    expect(Math.abs((await bottomOf(headline)) - Math.max(...ends))).toBeLessThanOrEqual(2)
  })

  test.each([390, 1440])('the sign of the wheel has room on both sides of its words, %i wide', async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 900 } })
    await page.getByRole('main').getByRole('link', { name: 'Крутить колесо' }).first().click()
    const sign = page.getByText('Ваш приз', { exact: true })
    const room = await sign.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
      return Math.min(text.left - box.left, box.right - text.right)
    })
    expect(room).toBeGreaterThanOrEqual(6)
  })
})

describe('while nothing is in the content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versta-nothing-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { arrive } = siteAndBrowser(() => ({ CONTENT_DIR: folder }))

  test.each([360, 768])('the words over the drawn field of services are clear of it, %i wide', async (width) => {
    const { page } = await arrive('/services/', { viewport: { width, height: 900 } })
    const field = await page.locator('main header svg').first().boundingBox()
    expect(await bottomOf(page.locator('main header .lead'))).toBeLessThanOrEqual(field!.y)
  })
})

const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!
  return y + height
}

const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size
  })

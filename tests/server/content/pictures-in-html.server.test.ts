import { beforeAll, expect, test } from 'vitest'
import { EMPLOYEE, PROJECT } from '../../support/content/content.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { hang, json, text } from '../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../support/site/site-under-test.ts'

const { site, upstream } = siteAndUpstream()

/** A case with one picture in its text, and the tag the page has of it. */
async function pictureOn(code: string, img: string) {
  upstream().on(`/projects/${code}/`, json({ ITEM: { ...PROJECT, CODE: code, DETAIL_TEXT: `<p>Текст</p>${img}` } }))
  const page = await site().get(`/projects/${code}/`)
  expect(page.status).toBe(200)
  return /<img src="\/media\/w_1280[^>]*?\/(?:@[^/]+\/)?upload\/[^>]*>/.exec(await page.text())?.[0] ?? ''
}

beforeAll(async () => {
  const picture = text(await colouredPicture('#0a0', 900, 600), 'image/png')
  for (const name of ['/upload/a.png', '/upload/%D1%84%D0%BE%D1%82%D0%BE%201,%20b.png']) upstream().on(name, picture)
  upstream().on('/upload/slow.png', hang)
  // The first picture loads what measures them, which a busy machine may not do in the second a page waits.
  expect((await site().get('/media/w_160/upload/a.png')).status).toBe(200)
})

test('a picture that does not tell its size is laid out in the size it has', async () => {
  expect(await pictureOn('unmeasured', '<img src="/upload/a.png" alt="">')).toMatch(
    /sizes="auto, 100vw" width="900" height="600"/,
  )
})

test('so is one in the words about an employee', async () => {
  upstream().on('/team/', json({ ITEMS: [{ ...EMPLOYEE, DETAIL_TEXT: '<img src="/upload/a.png" alt="">' }], TAGS: {} }))
  expect(await (await site().get('/team/')).text()).toMatch(/upload\/a\.png[^>]* width="900" height="600"/)
})

test('a picture whose name has spaces and commas is measured and served', async () => {
  const picture = await pictureOn('named', '<img src="/upload/фото 1, b.png" alt="">')
  expect(picture).toContain('width="900" height="600"')
  const address = /src="([^"]+)"/.exec(picture)?.[1] ?? ''
  expect((await site().get(address)).status).toBe(200)
})

test('a picture by the full address of the API’s host is kept, one of another host is not', async () => {
  expect(await pictureOn('full', `<img src="${upstream().url}/upload/a.png" alt="">`)).toContain('width="900"')
  expect(await pictureOn('foreign', '<img src="https://evil.example/upload/a.png" alt="">')).toBe('')
})

test('a picture that does not come holds its page up no longer than a second or two', async () => {
  const begin = performance.now()
  expect(await pictureOn('slow', '<img src="/upload/slow.png" alt="">')).toContain('sizes="100vw"')
  expect(performance.now() - begin).toBeLessThan(5000)
})

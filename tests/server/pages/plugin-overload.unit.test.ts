import { expect, test, vi } from 'vitest'
import { pagesUnderTest } from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

const statusOf = async (path: string) => (await at.get(path)).statusCode

test('while the queue is overrun pages and pictures that are not kept are refused before it', async () => {
  await at.get('/about/')
  at.isOverrun = true
  expect(await Promise.all(['/team/', '/team/index.pageContext.json', '/media/w_160/new.png'].map(statusOf))).toEqual([
    503, 503, 503,
  ])
  expect(at.rendered()).toEqual(['/about/'])
  const known = ['/about/', '/about/?utm_source=advertisement', '/media/w_160/kept.png']
  expect(await Promise.all(known.map(statusOf))).toEqual([200, 200, 200])
})

test('while the queue is overrun an outdated page is answered before it', async () => {
  await at.get('/about/')
  at.version = '2'
  vi.setSystemTime(Date.now() + 60_000)
  at.isOverrun = true
  at.isFull = true
  const { statusCode, body, headers } = await at.get('/about/')
  expect([statusCode, body, headers['cdn-cache-control']]).toEqual([200, '/about/ 1', 'public, max-age=5'])
  // What the routes answer is not among them.
  expect(at.answers.map(({ url }) => url)).toEqual(['/about/'])
  at.isOverrun = false
  at.isFull = false
  expect((await at.get('/about/')).body).toBe('/about/ 2')
})

test('while the queue is overrun a page that is being rendered is refused to nobody', async () => {
  await at.get('/about/')
  let render = () => {}
  at.toRender = new Promise((resolve) => (render = resolve))
  const first = statusOf('/team/')
  await vi.waitFor(() => expect(at.rendered()).toContain('/team/'))
  at.isOverrun = true
  const second = statusOf('/team/')
  // Asked over a socket after it.
  await at.get('/about/')
  render()
  expect([await first, await second]).toEqual([200, 200])
  expect(at.rendered()).toEqual(['/about/', '/team/'])
})

test('with more renders in hand than can be carried a page that is not known is refused, and asks again by itself', async () => {
  at.isFull = true
  const { statusCode, headers, body } = await at.get('/team/')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
  expect(body).toContain('Слишком много посетителей сразу')
  expect(at.rendered()).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevelopment, type TestSite } from '../../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startDevelopment()
})
afterAll(() => site.stop())

test('while developing pages come from their source', async () => {
  const page = await site.get('/about/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('href="/pages/about/AboutPage.module.css')
})

test('while developing there is a page of components', async () => {
  const page = await site.get('/_components/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Компоненты и состояния')
})

test('while developing a missing page is missing', async () => {
  expect((await site.get('/nowhere/')).status).toBe(404)
})

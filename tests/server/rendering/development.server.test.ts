import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

test('a checkout may lie in a folder with an apostrophe in its path', { timeout: 120_000 }, async () => {
  const parent = await mkdtemp(join(tmpdir(), "versta-o'brien-"))
  const root = join(parent, 'site')
  const isLeftOut = (name: string) => ['node_modules', 'dist', '.git'].includes(name)
  await cp('.', root, { recursive: true, filter: (source) => !isLeftOut(source) })
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  const other = await startDevelopment(root)

  const page = await other.get('/_components/')

  expect(page.status).toBe(200)
  await other.stop()
  await rm(parent, { recursive: true })
})

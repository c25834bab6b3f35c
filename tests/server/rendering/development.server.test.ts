import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevelopment, startProgram, type TestSite } from '../../support/site/site.ts'

let site: TestSite
let content: string
beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'versta-content-'))
  await cp('content', content, { recursive: true })
  // Content is fresh for longer than a test waits for an edit.
  site = await startDevelopment({ CONTENT_DIR: content, CONTENT_FRESH_S: '3600' })
})
afterAll(async () => {
  await site.stop()
  await rm(content, { recursive: true })
})

test('while developing pages come from their source', async () => {
  const page = await site.get('/about/')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('href="/pages/about/BelowHero.module.css')
})

test('while developing there is a page of components, no id twice', async () => {
  const page = await site.get('/_components/')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Компоненты и состояния')
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})

test('while developing a missing page is missing', async () => {
  expect((await site.get('/nowhere/')).status).toBe(404)
})

test('while developing an edit of the content shows at once', async () => {
  const shown = async () => (await site.get('/blog/pervyy-ekran/')).text()
  expect(await shown()).not.toContain('Дописано только что')
  await appendFile(join(content, 'blog/pervyy-ekran.md'), '\n\nДописано только что\n')
  await expect.poll(shown).toContain('Дописано только что')
})

test('while developing browsers take the rules of what to fetch ahead', async () => {
  const { headers } = await site.get('/about/')
  const rules = await site.get(JSON.parse(headers.get('speculation-rules') ?? ''))
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
})

test('while developing the client of Vite may wait in a worker for a new start', async () => {
  const policy = (await site.get('/about/')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self' blob:")
})

test('while developing the log is for people, and ends with the program, however soon', async () => {
  const program = startProgram({ NODE_ENV: 'development', LOG_FORMAT: '', DATA_DIR: site.dataDirectory }, '.', [
    'sh',
    '-c',
    `exec ${process.execPath} server/main.ts 2>&1`,
  ])
  await program.logged(({ msg = '' }) => /INFO.*: ready/.test(msg))
  program.kill('SIGTERM')
  expect(await program.exited).toEqual({ code: 0, signal: null })
  expect(program.log.map(({ msg }) => msg).filter((line) => line?.includes('Error'))).toEqual([])
  // Last but for what the start was about to say.
  expect(program.log.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('SIGTERM'))
})

test('a checkout may lie in a folder with an apostrophe in its path', async () => {
  const parent = await mkdtemp(join(tmpdir(), "versta-o'brien-"))
  const root = join(parent, 'site')
  const isLeftOut = (name: string) => ['node_modules', 'dist', '.git'].includes(name)
  await cp('.', root, { recursive: true, filter: (source) => !isLeftOut(source) })
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  const other = await startDevelopment({}, root)

  const page = await other.get('/_components/')

  expect(page.status).toBe(200)
  await other.stop()
  await rm(parent, { recursive: true })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainEnvironment } from '../support/site/environment.ts'
import { killOnExit } from '../support/site/programs.ts'
import { startSite } from '../support/site/site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-redirects-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'redirects.json')
const written = async () => JSON.parse(await readFile(file(), 'utf8')) as unknown

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const settings = { ...plainEnvironment(), SITE_URL: 'https://versta.example', CONTENT_DIR: folder, ...env }
  const command = ['--no-warnings', 'tools/redirects/main.ts', ...args]
  const child = killOnExit(spawn(process.execPath, command, { env: settings }))
  const [said, complained] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, said, complained }
}

async function importOf(table: string | Buffer, ...options: string[]) {
  const path = join(folder, 'old.csv')
  await writeFile(path, table)
  const result = await run(['import', path, ...options])
  return { ...result, lines: result.said.trim().split('\n') }
}

test('a table that is imported again leads nowhere else than the first time', async () => {
  const table = '/old/page/;/projects/\n/old/page/;/team/'
  await importOf(table)
  const before = await written()
  const { lines } = await importOf(table)
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^строка 1: уже есть/),
    expect.stringMatching(/^строка 2: ОТКЛОНЕНО .*строка 1 уже ведёт/),
  ])
  expect(await written()).toEqual(before)
})

test('a table of an old site is imported, and each line told of', async () => {
  const { code, lines } = await importOf(
    [
      '\uFEFFОткуда;Куда;Код',
      '/old/page/;/projects/;301',
      'https://www.old.example/Каталог/Сайты;https://old.example/services/;302',
      '"/with;semicolon/";"/blog/?tag=""a""#b"',
      '',
      '/%d0%be/;/team/;да',
      '/news.php?id=7;/blog/',
      '/away/;https://evil.example/',
      '/slashes/;//evil.example/',
      '/about/;/team/',
      'old/page;/team/',
      '/old/page;/team/',
      '/one/',
      '/kind/;/team/;навсегда',
      '/x/;/y/',
      '/y/;/x/',
      '/broken/%zz/;/team/',
    ].join('\r\n'),
  )
  expect(code).toBe(1)
  expect(lines).toEqual([
    'строка 1: названия столбцов, пропущена: Откуда Куда Код',
    'строка 2: взято /old/page/ → /projects/ (301)',
    expect.stringMatching(/^строка 3: исправлено \/%D0%BA.*%8B\/ → \/services\/ \(302\): было https:\/\/www/),
    expect.stringMatching(/^строка 4: исправлено \/with;semicolon\/ → \/blog\/\?tag=%22a%22#b \(301\)/),
    expect.stringMatching(/^строка 6: исправлено \/%D0%BE\/ → \/team\/ \(301\): было \/%d0%be\//),
    expect.stringMatching(/^строка 7: ОТКЛОНЕНО .*параметрами/),
    expect.stringMatching(/^строка 8: ОТКЛОНЕНО .*чужой сайт: evil.example/),
    expect.stringMatching(/^строка 9: ОТКЛОНЕНО .*не адрес на сайте/),
    expect.stringMatching(/^строка 10: ОТКЛОНЕНО .*на сайте есть/),
    expect.stringMatching(/^строка 11: ОТКЛОНЕНО .*не адрес страницы/),
    expect.stringMatching(/^строка 12: ОТКЛОНЕНО .*строка 2 уже ведёт с этого адреса: \/projects\//),
    expect.stringMatching(/^строка 13: ОТКЛОНЕНО .*два адреса/),
    expect.stringMatching(/^строка 14: ОТКЛОНЕНО .*301 или 302/),
    expect.stringMatching(/^строка 15: ОТКЛОНЕНО .*по кругу/),
    expect.stringMatching(/^строка 16: ОТКЛОНЕНО .*по кругу/),
    expect.stringMatching(/^строка 17: ОТКЛОНЕНО .*не адрес страницы/),
    expect.stringMatching(/^Строк: 15; взято: 1, исправлено: 3, уже есть: 0, заменено: 0, отклонено: 11. Записано в /),
  ])
  expect(await written()).toEqual([
    { from: '/old/page/', to: '/projects/', permanent: true },
    { from: encodeURI('/каталог/сайты/'), to: '/services/' },
    { from: '/with;semicolon/', to: '/blog/?tag=%22a%22#b', permanent: true },
    { from: '/%D0%BE/', to: '/team/', permanent: true },
  ])
})

test('a first line of addresses without a slash is no row of names, but refused as any other', async () => {
  const { code, lines } = await importOf('kontakty.html;about.html\n/a/;/team/')
  expect([code, lines[0], lines[1]]).toEqual([
    1,
    expect.stringMatching(/^строка 1: ОТКЛОНЕНО kontakty\.html about\.html: .*не адрес страницы/),
    'строка 2: взято /a/ → /team/ (301)',
  ])
})

test('the site answers what was imported, Cyrillic letters included', async () => {
  await importOf('/Каталог,/projects/\n')
  const site = await startSite({ CONTENT_DIR: folder })
  const answer = await site.get(encodeURI('/Каталог'))
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/projects/'])
  await site.stop()
})

test('a second import keeps what is there, knows it again and replaces what has changed', async () => {
  await writeFile(file(), '[{"from":"/kept/","to":"/team/"},{"from":"/a/","to":"/team/","permanent":true}]')
  expect((await importOf('/a/,/blog/\n/b/,/team/')).lines[0]).toBe(
    'строка 1: заменено /a/ → /blog/ (301): вместо /team/',
  )
  const again = await importOf('/a/,/blog/\n/b/,/team/')
  expect([again.code, again.lines.at(-1)]).toEqual([0, expect.stringContaining('уже есть: 2')])
  expect(await written()).toEqual([
    { from: '/kept/', to: '/team/' },
    { from: '/a/', to: '/blog/', permanent: true },
    { from: '/b/', to: '/team/', permanent: true },
  ])
})

test('a dry run tells the same and writes nothing', async () => {
  const { code, lines } = await importOf('/a/;/team/', '--dry-run')
  expect([code, lines[0], lines[1]]).toEqual([
    0,
    'строка 1: взято /a/ → /team/ (301)',
    expect.stringContaining('Ничего не записано'),
  ])
  expect(await readdir(folder)).toEqual(['old.csv'])
})

test.each([
  ['a table that is no UTF-8', () => Buffer.from([0xee, 0xf2, 0x3b, 0xea]), 'windows-1251'],
  ['an empty table', () => '', 'нет ни одной строки'],
  ['a table of one column', () => '/a/\n/b/', 'нет ни одной строки'],
])('%s changes nothing', async (_what, table, complaint) => {
  await writeFile(file(), '[]')
  const { code, said, complained } = await importOf(table())
  expect([code, said]).toEqual([2, ''])
  expect(complained).toContain(complaint)
  expect(await readFile(file(), 'utf8')).toBe('[]')
})

test('redirects written by hand are read as the site reads them, the first from an address included', async () => {
  const byHand = [
    { from: '/Old/page', to: '/blog', permanent: 'Y' },
    { from: '/twice/', to: '/team/' },
    { from: '/twice', to: '/blog/' },
  ]
  await writeFile(file(), `\uFEFF${JSON.stringify(byHand)}`)
  expect((await importOf('/new/;/team/;302')).code).toBe(0)
  expect(await written()).toEqual([
    { from: '/old/page/', to: '/blog/', permanent: true },
    { from: '/twice/', to: '/team/' },
    { from: '/new/', to: '/team/' },
  ])
})

test('a line is judged by what the site makes of the redirects written by hand', async () => {
  await writeFile(file(), '[{"from":"/Old","to":"/team/"},{"from":"/Round","to":"/trip"}]')
  const { lines } = await importOf('/old/;/blog/\n/trip/;/round/')
  expect(lines.slice(0, 2)).toEqual([
    'строка 1: заменено /old/ → /blog/ (301): вместо /team/',
    expect.stringMatching(/^строка 2: ОТКЛОНЕНО .*по кругу/),
  ])
})

test.each(['[{"from": "/a/"', '{}', '[{"from":"no path","to":"/team/"}]', '[{"from":"/a/","to":"//evil.example/"}]'])(
  'a redirects.json with what the site would not take is not written over: %s',
  async (broken) => {
    await writeFile(file(), broken)
    const { code, complained } = await importOf('/b/;/team/')
    expect([code, complained]).toEqual([2, expect.stringMatching(/Ничего не записано: .*redirects\.json испорчен/)])
    expect(await readFile(file(), 'utf8')).toBe(broken)
  },
)

test('ten thousand lines take seconds', async () => {
  const { code, lines } = await importOf(
    Array.from({ length: 10_000 }, (_, index) => `/old/${index}/;/blog/`).join('\n'),
  )
  expect([code, lines.length]).toEqual([0, 10_001])
})

test.each([
  [[], 'Есть одна команда: import'],
  [['import'], 'Не назван файл'],
  [['import', 'a.csv', 'b.csv'], 'лишнее: b.csv'],
  [['import', 'a.csv', '--force'], 'записана с ошибкой'],
])('a command written wrongly is explained: %s', async (args, complaint) => {
  const { code, complained } = await run(args)
  expect(code).toBe(2)
  expect(complained).toContain(complaint)
  expect(complained).toContain('npm run redirects')
})

test('an API keeps its own redirects', async () => {
  await writeFile(join(folder, 'old.csv'), '/a/;/team/')
  const { code, complained } = await run(['import', join(folder, 'old.csv')], { API_URL: 'https://cms.example' })
  expect([code, complained]).toEqual([2, expect.stringContaining('API_URL')])
})

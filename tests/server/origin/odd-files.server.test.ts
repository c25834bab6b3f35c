import { copyFile, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codesOf, contentFolder, type ContentFolder } from '../../support/content/content-folder.ts'

let folder: ContentFolder
beforeEach(async () => {
  folder = await contentFolder('projects', 'services')
})
afterEach(() => folder.remove())

const BOM = '\uFEFF'

describe('an item is read', () => {
  test.each([
    ['after a byte order mark', (text: string) => BOM + text],
    ['after a blank line', (text: string) => `\n \n${text}`],
    ['after both, with the line ends of Windows', (text: string) => `${BOM}\r\n${text.replaceAll('\n', '\r\n')}`],
    ['with spaces behind its dashes', (text: string) => text.replaceAll(/^---$/gm, '---  ')],
    ['with a field left empty', (text: string) => text.replace(/^site:.*$/m, 'site:')],
  ])('%s', async (_what, change) => {
    await folder.edit('projects/zernoved.md', change)
    expect(await folder.read('/projects/zernoved/')).toMatchObject({ ITEM: { NAME: 'Зерновед' } })
    expect(folder.warnings).toEqual([])
  })

  test('with a number for a name', async () => {
    await folder.edit('projects/zernoved.md', (text) => text.replace(/^name:.*$/m, 'name: 1984'))
    expect(await folder.read('/projects/zernoved/')).toMatchObject({ ITEM: { NAME: '1984' } })
  })

  test('under the code of its name, whatever code it says', async () => {
    await folder.edit('projects/zernoved.md', (text) => text.replace('---\n', '---\ncode: polubak\n'))
    const codes = codesOf(await folder.read('/projects/'))
    expect(codes).toContain('zernoved')
    expect(new Set(codes).size).toBe(18)
    expect(folder.warnings).toMatchObject([{ file: folder.pathOf('projects/zernoved.md'), reason: /polubak/ }])
  })
})

describe('an item is left out and named with the reason', () => {
  const withDraft = (word: string) => (text: string) => text.replace('---\n', `---\ndraft: ${word}\n`)
  const windows1251 = (text: string) => Buffer.from(text.replaceAll(/[^\n -~]/g, '\u00e0'), 'latin1')

  test.each([
    ['saved as ANSI', windows1251, /not UTF-8.*ANSI/],
    ['saved as UTF-16', (text: string) => Buffer.from(BOM + text, 'utf16le'), /UTF-16/],
    ['with «draft: yes»', withDraft('yes'), /^draft: Expected a value of type `boolean`/],
    ['with «draft: да»', withDraft('да'), /^draft: Expected a value of type `boolean`/],
    ['with «draft: "true"»', withDraft('"true"'), /^draft: Expected a value of type `boolean`/],
    ['with «draft: 1»', withDraft('1'), /^draft: Expected a value of type `boolean`/],
    ['with a mapping for a word', withDraft('{ until: 1 }'), /^draft: Expected .*, but received: a mapping$/],
    ['with a list for a word', withDraft('[{ until: 1 }]'), /^draft: Expected .*, but received: a list$/],
    ['without a name', (text: string) => text.replace(/^name:.*$/m, ''), /^name is missing$/],
    [
      'changed on a day that is none',
      (text: string) => text.replace(/^timestamp:.*$/m, 'timestamp: 2025-02-30'),
      /2025-02-30/,
    ],
  ])('%s', async (_what, change, reason) => {
    await folder.edit('projects/zernoved.md', change)
    const codes = codesOf(await folder.read('/projects/'))
    expect(codes).toHaveLength(17)
    expect(codes).not.toContain('zernoved')
    expect(folder.warnings).toMatchObject([
      {
        file: folder.pathOf('projects/zernoved.md'),
        reason: expect.stringMatching(reason),
        message: 'content file left out',
      },
    ])
  })

  test('that is a link which leads nowhere, until it leads somewhere', async () => {
    await rename(folder.pathOf('projects/zernoved.md'), folder.pathOf('elsewhere.md'))
    await symlink('nowhere.md', folder.pathOf('projects/zernoved.md'))
    expect(codesOf(await folder.read('/projects/'))).toHaveLength(17)
    expect(folder.warnings).toMatchObject([{ file: folder.pathOf('projects/zernoved.md'), reason: /link/ }])
    await rename(folder.pathOf('elsewhere.md'), folder.pathOf('projects/nowhere.md'))
    expect(codesOf(await folder.read('/projects/'))).toContain('zernoved')
  })

  test('that is a folder', async () => {
    await mkdir(folder.pathOf('projects/new-case.md'))
    expect(codesOf(await folder.read('/projects/'))).toHaveLength(18)
    expect(folder.warnings).toMatchObject([{ reason: 'a folder' }])
  })

  test.each(['New-Case.md', 'my_case.md', 'Проект.md', 'case.MD', 'case.yaml', `${'a'.repeat(101)}.md`])(
    'called %s, with the rule of names',
    async (name) => {
      await copyFile(folder.pathOf('projects/zernoved.md'), folder.pathOf(`projects/${name}`))
      expect(codesOf(await folder.read('/projects/'))).toHaveLength(18)
      expect(folder.warnings).toMatchObject([
        { file: folder.pathOf(`projects/${name}`), reason: expect.stringContaining('small Latin letters') },
      ])
    },
  )

  test('of a code another file has', async () => {
    await folder.write('projects/zernoved.json', '{"name": "Второй"}')
    expect(await folder.read('/projects/zernoved/')).toMatchObject({ ITEM: { NAME: 'Зерновед' } })
    expect(folder.warnings).toMatchObject([{ file: folder.pathOf('projects/zernoved.json'), reason: /zernoved\.md/ }])
  })
})

test('hidden files are nobody’s business', async () => {
  await folder.write('projects/.zernoved.md.swp', '')
  await folder.read('/projects/')
  expect(folder.warnings).toEqual([])
})

test('an area all of whose files are spoilt is not empty, but cannot be told', async () => {
  for (const code of codesOf(await folder.read('/projects/')))
    await folder.edit(`projects/${code}.md`, (text) => Buffer.from(BOM + text, 'utf16le'))
  expect((await folder.get('/projects/')).statusCode).toBe(500)
  expect((await folder.get('/projects/zernoved/')).statusCode).toBe(500)
  expect(folder.warnings).toContainEqual({
    file: folder.pathOf('projects'),
    reason: 'none of its 18 files can be read',
    message: 'content folder cannot be read',
  })
})

test('a content folder that is gone is not empty', async () => {
  await rm(folder.directory, { recursive: true })
  expect((await folder.get('/projects/')).statusCode).toBe(500)
  await mkdir(folder.directory)
  expect((await folder.get('/projects/')).statusCode).toBe(200)
})

describe('groups of services', () => {
  const OTHERS = 'Другие услуги'

  test('after a byte order mark are the same', async () => {
    const before = await folder.read('/services/')
    await folder.edit('services/_groups.json', (text) => BOM + text)
    expect(await folder.read('/services/')).toEqual(before)
  })

  test.each([
    ['missing', () => rm(folder.pathOf('services/_groups.json'))],
    ['broken', () => folder.write('services/_groups.json', '[{]')],
  ])('that are %s leave all services in one group, said once', async (_what, spoil) => {
    await spoil()
    const { ITEMS } = await folder.read('/services/')
    await folder.read('/services/')
    expect(Object.keys(ITEMS)).toEqual([OTHERS])
    expect(ITEMS[OTHERS]).toHaveLength(36)
    expect(await folder.read('/services/seo/')).toMatchObject({ ITEM: { GROUP: OTHERS } })
    expect(folder.warnings.filter(({ message }) => message.includes(OTHERS))).toHaveLength(1)
  })

  test('that do not know a service’s leave it in the list, last, and its file is named', async () => {
    await folder.edit('services/seo.md', (text) => text.replace(/^group:.*$/m, 'group: seoo'))
    const { ITEMS } = await folder.read('/services/')
    expect(Object.keys(ITEMS).at(-1)).toBe(OTHERS)
    expect(ITEMS[OTHERS]).toMatchObject([{ CODE: 'seo' }])
    expect(folder.warnings).toMatchObject([{ file: folder.pathOf('services/seo.md'), reason: /seoo/ }])
  })
})

describe('an item of a day to come', () => {
  test.each(['2099-01-01', '2026-03-05'])('%s is hidden until that day begins in Moscow', async (day) => {
    folder.setTime('2026-03-01T12:00:00Z')
    await folder.edit('projects/zernoved.md', (text) => text.replace(/^timestamp:.*$/m, `timestamp: ${day}`))
    expect((await folder.get('/projects/zernoved/')).statusCode).toBe(404)
    folder.setTime(`${day}T00:00:00+03:00`)
    expect(codesOf(await folder.read('/projects/'))).toContain('zernoved')
  })
})

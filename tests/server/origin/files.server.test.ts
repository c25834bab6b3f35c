import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOrigin } from '../../../server/origin/origin.ts'

let directory: string
let origin: FastifyInstance
let warnings: { file?: string; reason?: string }[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-content-'))
  await cp('content/projects', join(directory, 'projects'), { recursive: true })
  warnings = []
  origin = createOrigin(directory, { warn: (details) => void warnings.push(details) })
  await origin.ready()
})
afterEach(async () => {
  await origin.close()
  await rm(directory, { recursive: true })
})

describe('a file of the content', () => {
  test('is read again when it changes', async () => {
    await read('/projects/zernoved/')
    await edit('projects/zernoved.md', (text) => text.replace('name: Зерновед', 'name: Зерновед и сыновья'))
    expect(await read('/projects/zernoved/')).toMatchObject({ ITEM: { NAME: 'Зерновед и сыновья' } })
  })

  test('gives its list a new ETag when it changes', async () => {
    const before = await origin.inject('/projects/')
    await edit('projects/zernoved.md', (text) => text.replace('name: Зерновед', 'name: Зерно'))
    const after = await origin.inject({
      url: '/projects/',
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    expect(after.statusCode).toBe(200)
  })

  test('is found when it is new', async () => {
    await read('/projects/')
    await writeFile(join(directory, 'projects/novy.md'), await readFile(join(directory, 'projects/zernoved.md')))
    expect(await read('/projects/novy/')).toMatchObject({ ITEM: { CODE: 'novy' } })
  })

  test('is gone when it is deleted', async () => {
    await read('/projects/zernoved/')
    await unlink(join(directory, 'projects/zernoved.md'))
    expect((await origin.inject('/projects/zernoved/')).statusCode).toBe(404)
  })

  test('brings the design beside it up to date', async () => {
    await read('/projects/polubak/')
    await edit('projects/polubak.custom.css', () => 'p { color: red }')
    expect(await read('/projects/polubak/')).toMatchObject({ ITEM: { CUSTOM_CSS: { TEXT: 'p { color: red }' } } })
  })

  test('marked as a draft is hidden', async () => {
    await edit('projects/zernoved.md', (text) => text.replace('---\n', '---\ndraft: true\n'))
    expect(codesOf(await read('/projects/'))).not.toContain('zernoved')
    expect((await origin.inject('/projects/zernoved/')).statusCode).toBe(404)
  })
})

describe('a broken file', () => {
  test.each([
    ['without front matter', () => '# Зерновед', 'front matter'],
    ['with broken YAML', (text: string) => text.replace('sort: 10', 'sort: [10'), ''],
    [
      'with a colon in a text',
      (text: string) => text.replace('Зерновед', 'Зерновед: кофе'),
      '\n 2 | name: Зерновед: кофе',
    ],
    ['without a name', (text: string) => text.replace(/^name:.*$/m, ''), 'name is missing'],
    ['with a text for a number', (text: string) => text.replace('sort: 10', 'sort: первый'), 'sort: Expected a number'],
    ['with a date that is none', (text: string) => text.replace(/^timestamp:.*$/m, 'timestamp: вчера'), 'timestamp'],
    ['that is empty', () => '', 'front matter'],
  ])('%s is named in the log and left out', async (_what, change, reason) => {
    await edit('projects/zernoved.md', change)

    const codes = codesOf(await read('/projects/'))

    expect(codes).not.toContain('zernoved')
    expect(codes).toHaveLength(17)
    expect(warnings).toEqual([
      { file: join(directory, 'projects/zernoved.md'), reason: expect.stringContaining(reason) },
    ])
  })

  test('is named once, not with every request', async () => {
    await edit('projects/zernoved.md', () => '')
    await read('/projects/')
    await read('/projects/')
    expect(warnings).toHaveLength(1)
  })

  test('comes back when it is mended', async () => {
    const whole = await readFile(join(directory, 'projects/zernoved.md'), 'utf8')
    await edit('projects/zernoved.md', () => '')
    await read('/projects/')
    await edit('projects/zernoved.md', () => whole)
    expect(codesOf(await read('/projects/'))).toContain('zernoved')
  })

  test('of tags leaves the items standing', async () => {
    await edit('projects/_tags.json', () => '{"shop": 1}')
    expect(codesOf(await read('/projects/'))).toHaveLength(18)
    expect(warnings).toMatchObject([{ file: join(directory, 'projects/_tags.json') }])
  })
})

test('an area without a folder is empty', async () => {
  expect(await read('/blog/')).toEqual({ ITEMS: [], TAGS: {} })
})

async function read(path: string) {
  return (await origin.inject(path)).json()
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(directory, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

const codesOf = ({ ITEMS }: { ITEMS: { CODE: string }[] }) => ITEMS.map(({ CODE }) => CODE)

describe('a draft', () => {
  const SECRET = 'only-for-this-test'
  const drafts = (secret?: string) =>
    origin.inject({
      url: '/projects/zernoved/?draft=1',
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    })

  test('is shown to who asks for drafts with the secret, and to nobody else', async () => {
    await edit('projects/zernoved.md', (text) => text.replace('---\n', '---\ndraft: true\n'))
    expect((await drafts(SECRET)).statusCode).toBe(404)
    await origin.close()
    origin = createOrigin(directory, { warn: () => {} }, SECRET)

    expect((await drafts(SECRET)).json()).toMatchObject({ ITEM: { CODE: 'zernoved' } })
    expect((await drafts('guessed')).statusCode).toBe(404)
    expect((await drafts()).statusCode).toBe(404)
    expect((await origin.inject('/projects/zernoved/')).statusCode).toBe(404)
    expect((await origin.inject('/projects/')).body).not.toContain('zernoved')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codesOf, contentFolder, type ContentFolder } from '../../support/content/content-folder.ts'

/** How the disk fails to read files of some name now. */
const failure = vi.hoisted(() => ({ code: '', of: /^$/, open: 0, mostOpen: 0 }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const refuse = (path: string) => {
    if (failure.of.test(path))
      throw Object.assign(new Error(`${failure.code}: ${path}`), { code: failure.code, errno: -1 })
  }
  const readFile = async (path: string, ...rest: []) => {
    refuse(path)
    failure.mostOpen = Math.max(failure.mostOpen, ++failure.open)
    return real.readFile(path, ...rest).finally(() => failure.open--)
  }
  const readdir = async (path: string) => (refuse(path), real.readdir(path))
  const stat = async (path: string) => (refuse(path), real.stat(path))
  return { ...real, readFile, readdir, stat }
})

let folder: ContentFolder
beforeEach(async () => {
  folder = await contentFolder('projects', 'services', 'pictures/projects')
  failure.mostOpen = 0
})
afterEach(async () => {
  failure.of = /^$/
  await folder.remove()
})

function fail(code: string, of: RegExp) {
  failure.code = code
  failure.of = of
}

describe.each(['EMFILE', 'EIO'])('while the disk fails with %s', (code) => {
  test.each([
    ['an item', /zernoved\.md$/, '/projects/'],
    ['the folder', /projects$/, '/projects/'],
    ['the tags', /projects\/_tags\.json$/, '/projects/'],
    ['the groups', /_groups\.json$/, '/services/'],
    ['a design', /polubak\.custom\.css$/, '/projects/'],
    ['a picture', /pictures\/projects\/zernoved\.webp$/, '/projects/'],
  ])('to read %s, the list is not told shorter, and is whole again after', async (_what, of, path) => {
    fail(code, of)
    expect((await folder.get(path)).statusCode).toBe(500)
    failure.of = /^$/
    const whole = await folder.get(path)
    expect(whole.statusCode).toBe(200)
    if (path === '/projects/') expect(codesOf(whole.json())).toHaveLength(18)
    expect(whole.body).not.toMatch(/\.webp"/)
  })
})

test('a failing disk is said once, and again when it fails again', async () => {
  for (const of of [/zernoved\.md$/, /zernoved\.md$/, /^$/, /zernoved\.md$/]) {
    fail('EMFILE', of)
    await folder.get('/projects/')
  }
  const said = { file: folder.pathOf('projects'), reason: 'EMFILE', message: 'content folder cannot be read' }
  expect(folder.warnings).toEqual([said, said])
})

test('a file nobody may read costs itself alone', async () => {
  fail('EACCES', /zernoved\.md$/)
  expect(codesOf(await folder.read('/projects/'))).toHaveLength(17)
  failure.of = /^$/
  expect(codesOf(await folder.read('/projects/'))).toHaveLength(18)
})

test('files are opened a few at a time, however many ask', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => folder.get(n % 2 ? '/projects/' : '/services/')))
  expect(failure.mostOpen).toBeGreaterThan(1)
  expect(failure.mostOpen).toBeLessThanOrEqual(8)
})

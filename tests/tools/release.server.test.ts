import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEAD } from '../support/leads/lead.ts'
import { killOnExit } from '../support/site/programs.ts'
import { runProgram } from '../support/site/run-program.ts'
import { startProgram } from '../support/site/site.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('a release, unpacked on a machine without Node', () => {
  let folder: string
  let said: string
  let root: string
  let archive: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'versta-release-'))
    const make = `umask 077; exec "${process.execPath}" --no-warnings tools/release/main.ts "${folder}"`
    said = (await runProgram(ROOT, {}, 'sh', '-c', make)).stdout
    archive = said.trim().split('\n').at(-1) ?? ''
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    root = archive.replace('.tar.gz', '')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Nothing of this machine's environment: no PATH, no home. */
  const inNothing = (env: Record<string, string>, ...args: string[]) =>
    ['/usr/bin/env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...args] as const

  test('answers visitors, keeps a lead and shows it to the staff, each by its own command', async () => {
    const env = {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SITE_URL: 'https://versta.example',
      SHUTDOWN_GRACE_S: '0',
    }
    const site = startProgram({}, folder, inNothing(env, join(root, 'start')))
    await site.logged(({ msg }) => msg === 'ready')
    const { msg = '' } = await site.logged((line) => line.msg?.startsWith('Server listening') ?? false)
    const url = msg.slice(msg.indexOf('http'))

    const home = await fetch(`${url}/`)
    const document = await home.text()
    expect([home.status, document.includes('<h1')]).toEqual([200, true])
    const shared = /property="og:image" content="https:\/\/versta\.example([^"]+)"/.exec(document)?.[1] ?? ''
    expect((await fetch(url + shared)).headers.get('content-type')).toMatch(/^image\//)
    const posted = await fetch(`${url}/api/mail/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LEAD),
    })
    expect(await posted.json()).toEqual({ status: 'ok', fields: [], fortuna: false })
    const picture = /\/media\/[^" ]+/.exec(await (await fetch(`${url}/projects/`)).text())?.[0] ?? ''
    expect((await fetch(url + picture)).status).toBe(200)
    const [file, ...args] = inNothing(env, join(root, 'leads'), 'list', '--json')
    const listed = await runProgram(folder, {}, file, ...args)
    expect(listed.stderr).toBe('')
    expect(JSON.parse(listed.stdout)).toMatchObject([{ name: LEAD.name }])
    site.kill('SIGTERM')
    expect(await site.exited).toMatchObject({ code: 0 })
  })

  test('signs a link to a page that is there, and none to one that is not', async () => {
    const env = { SITE_URL: 'https://versta.example', PREVIEW_SECRET: 'secret' }
    const preview = (page: string) => {
      const [file, ...args] = inNothing(env, join(root, 'preview'), page)
      return runProgram(folder, {}, file, ...args)
    }
    const { code, stdout, stderr } = await preview('/projects/zernoved/')
    expect([code, stderr, stdout]).toEqual([
      0,
      '',
      expect.stringMatching(/^https:\/\/versta\.example\/projects\/zernoved\/\?/),
    ])
    const missing = await preview('/projects/nowhere/')
    expect([missing.code, missing.stdout]).toEqual([2, ''])
    expect(missing.stderr).toMatch(/^Такой страницы нет, и черновика тоже: \/projects\/nowhere\/\n/)
  })

  test('finds its folder though the shell looks for folders elsewhere (CDPATH)', async () => {
    const name = basename(root)
    await mkdir(join(folder, 'elsewhere', name), { recursive: true })
    const asked = await runProgram(folder, { CDPATH: join(folder, 'elsewhere') }, join(name, 'leads'), '--help')
    expect([asked.code, asked.stderr]).toEqual([0, ''])
  })

  test('brings every document that one of its documents leads to', async () => {
    const documents = (await readdir(root, { recursive: true })).filter((file) =>
      /^(?:docs|deploy)\/.*\.md$/.test(file),
    )
    const links = await Promise.all(
      documents.map(async (file) =>
        [...(await readFile(join(root, file), 'utf8')).matchAll(/\]\((?!https?:)([^)\s#]+\.md)/g)].map(
          ([, path = '']) => join(dirname(file), path),
        ),
      ),
    )
    const missing = links.flat().filter((path) => /^(?:docs|deploy)\//.test(path) && !existsSync(join(root, path)))
    expect([documents.length > 0, [...new Set(missing)]]).toEqual([true, []])
  })

  test('holds no tool of development, and lists the licence of every package', async () => {
    const packages = await readdir(join(root, 'node_modules'))
    for (const tool of ['vite', 'vitest', 'typescript', 'playwright', 'rolldown']) expect(packages).not.toContain(tool)
    const list = await readFile(join(root, 'LICENCES.md'), 'utf8')
    expect(list).toMatch(/## MIT\n/)
    for (const name of packages.filter((one) => !/^[.@]/.test(one)))
      expect(list, name).toMatch(new RegExp(`^- ${name} \\d`, 'm'))
    expect(list).not.toContain('NOASSERTION')
  })

  test('is readable to any user, and writable to its owner alone, though it was made under umask 077', () => {
    const listed = execFileSync('tar', ['-tvzf', archive], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n')
    expect(listed.filter((line) => !/^(?:-rw-r--r--|[-d]rwxr-xr-x|l)/.test(line))).toEqual([])
    expect(listed.filter((line) => /^-\S+x .*\/(?:start|node|serve)$/.test(line))).toHaveLength(3)
  })

  test('says step by step what it does, and in a table what is in it and why', () => {
    expect(said).toMatch(/^… the build\n/)
    const [, size = ''] = /\*\*archive\*\* \| ([\d.]+)/.exec(said) ?? []
    expect(Number(size)).toBeGreaterThan(20)
    expect(Number(size)).toBeLessThan(80)
  })
})

test.each([
  ['is not there', async () => {}],
  ['was interrupted', (root: string) => cp('dist/build.json', join(root, 'dist/build.json'))],
])('a release of a build that %s is refused in a line', async (_what, leave) => {
  const empty = await mkdtemp(join(tmpdir(), 'versta-no-build-'))
  await cp('package.json', join(empty, 'package.json'))
  await leave(empty)
  const child = killOnExit(
    spawn(process.execPath, ['--no-warnings', join(ROOT, 'tools/release/main.ts')], {
      cwd: empty,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const [code] = await once(child, 'close')
  await rm(empty, { recursive: true })
  expect([code, errors.join('')]).toEqual([1, 'There is no build here: npm run build makes one\n'])
})

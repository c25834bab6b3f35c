import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { knownNames } from '../server/config/setting-warnings.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['server', 'pages', 'renderer', 'components', 'shared', 'content', 'public', 'tools', 'tests', 'bench']

const SOURCES = globSync(['*.config.ts', `{${FOLDERS.join()}}/**/*.{ts,tsx,cjs,css}`], { cwd: ROOT })

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isThere = (file: string) => existsSync(join(ROOT, file))

const DOCUMENTS = globSync('**/*.md', {
  cwd: ROOT,
  exclude: ['**/node_modules', 'dist', 'data', 'release', 'content/*/**'],
})

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document)

  test('links to files and headings there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, path = '', heading]) => {
      const file = path === '' ? document : join(dirname(document), path)
      return !isThere(file) || (heading !== undefined && !headingsOf(file).includes(heading))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  test('names files and folders there are', () => {
    const named = [...text.matchAll(/`([\w./@+-]+)`/g)].map(([, path = '']) => path)
    const inDrawings = [...text.matchAll(/(?<=<br\/>|: |[[{])[\w-]+(?:\/[\w-]+)+\.ts/g)].map(([path]) => path)
    const paths = named.filter((path) => path.includes('/') && FOLDERS.includes(path.split('/')[0] ?? ''))
    const files = [...named, ...inDrawings].filter(
      (path) => /^[\w/+-][\w./@+-]*\.(?:tsx?|cjs|css)$/.test(path) && !path.startsWith('/'),
    )
    const missing = [
      ...paths.filter((path) => !isThere(path)),
      ...files.filter((path) => !SOURCES.some((file) => `/${file}`.endsWith(`/${path}`))),
    ]
    expect([...new Set(missing)]).toEqual([])
  })

  test('names commands there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('docs/settings.md names every setting, also of the Strapi, and the defaults of .env.example', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `(\w+)` +\|.*\| (?:`([^`]*)`)?[^|]*\|$/gm)]
  const told = new Map(rows.map(([, name = '', value = '']) => [name, value]))
  const given = [...read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)]
  const defaults = new Map(given.map(([, name = '', value = '']) => [name, value]))

  expect(new Set(told.keys())).toEqual(
    new Set([...knownNames(), 'MESSENGER_TELEGRAM', 'SITE_SOCIAL_TELEGRAM', ...namesOfStrapi()]),
  )
  const differing = [...defaults].filter(([name, value]) => told.get(name) !== (value === '' ? told.get(name) : value))
  expect(differing).toEqual([])
})

const namesOfStrapi = () =>
  globSync('cms/{*.js,config/*.js,src/*.js}', { cwd: ROOT }).flatMap((file) => read(file).match(/\bCMS_[A-Z_]+/g) ?? [])

test('.node-version is the Node that package.json pins', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
  expect(read('.node-version').trim()).toBe(dependencies.node)
})

/** As a forge makes anchors of them. */
function headingsOf(file: string): string[] {
  if (!file.endsWith('.md')) return []
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

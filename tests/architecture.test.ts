import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

interface Import {
  from: string
  to: string
  /** By `import()`, when it is needed. */
  isLazy: boolean
}

const FILES = globSync(['*.config.ts', '{server,pages,renderer,components,shared,tools,bench,tests}/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: ['**/node_modules'],
})
const IMPORTS = FILES.flatMap(importsOf)

/** Folders of the server that every feature may use. */
const FLOOR = ['base', 'config', 'http']

/** Beside the features of the server, and above them. */
const MEETING_PLACES = ['server/app.ts', 'server/main.ts', 'server/owner.ts']

/** Folders of components that know no subject: every subject may use them. */
const KIT = ['dom', 'gallery', 'hydration', 'slider', 'state', 'ui']

describe('who may import whom', () => {
  test('shared imports nothing of the project', () => {
    expect(offenders('shared/', ({ to }) => !to.startsWith('shared/'))).toEqual([])
  })

  test.each(KIT)('components/%s knows no subject', (folder) => {
    const isForeign = ({ to }: Import) => !to.startsWith('shared/') && !KIT.includes(subjectOf(to))
    expect(offenders(`components/${folder}/`, isForeign)).toEqual([])
  })

  test('a subject of components uses the kit, shared and the forms of lead; the frame alone uses all subjects', () => {
    const isForeign = ({ from, to }: Import) => {
      const own = subjectOf(from)
      if (own === 'frame' || !to.startsWith('components/')) return !/^(?:components|shared)\//.test(to)
      return ![own, 'lead', ...KIT].includes(subjectOf(to))
    }
    expect(offenders('components/', isForeign)).toEqual([])
  })

  test('pages use components, shared and the hooks of the renderer', () => {
    expect(offenders('pages/', ({ to }) => !/^(?:pages|components|shared|renderer)\//.test(to))).toEqual([])
  })

  test('the renderer uses components and shared', () => {
    expect(offenders('renderer/', ({ to }) => !/^(?:renderer|components|shared)\//.test(to))).toEqual([])
  })

  test('the server takes shared and what is built; tools, benchmarks and tests alone import it', () => {
    expect(offenders('server/', ({ to }) => !/^(?:server|shared|dist)\//.test(to))).toEqual([])
    expect(importersOf('server/', ['server/', 'bench/', 'tools/', 'tests/'])).toEqual([])
  })

  test('the drawing of pictures stands alone, and draws for an owner', () => {
    expect(offenders('tools/drawing/', ({ to }) => !to.startsWith('tools/drawing/'))).toEqual([])
    expect(importersOf('tools/drawing/', ['tools/drawing/', 'tools/brand.ts', 'tests/'])).toEqual([])
  })

  test('the build knows the palettes and of the server what a build is, and starts it to prove its renders', () => {
    const isForeign = ({ from, to }: Import) =>
      !/^(?:tools\/build\/|shared\/palettes\.ts|server\/assets\/build\.ts|server\/rendering\/build\/)/.test(to) &&
      !(from === 'tools/build/prove-renders.ts' && to.startsWith('server/'))
    expect(offenders('vite.config.ts', ({ to }) => !to.startsWith('tools/build/'))).toEqual([])
    expect(offenders('vitest.config.ts', ({ to }) => !to.startsWith('tests/support/'))).toEqual([])
    expect(offenders('tools/build/', isForeign)).toEqual([])
  })

  test('only benchmarks, tests and other tools import tools', () => {
    expect(importersOf('tools/', ['tools/', 'bench/', 'tests/', 'vite.config.ts'])).toEqual([])
  })

  test('benchmarks use shared, the server, the build and what supports the tests, and nobody uses them', () => {
    expect(
      offenders('bench/', ({ to }) => !/^(?:bench|server|shared|tools\/build|dist|tests\/support)\//.test(to)),
    ).toEqual([])
    expect(importersOf('bench/', ['bench/', 'tests/'])).toEqual([])
  })

  test('nothing but tests, benchmarks, pictures of pages and drills uses what supports the tests', () => {
    expect(importersOf('tests/', ['tests/', 'bench/', 'tools/shots/', 'tools/drill/', 'vitest.config.ts'])).toEqual([])
  })

  test('features of the server meet only in app.ts and owner.ts, on the floor and in the files beside them', () => {
    const isForeign = ({ from, to }: Import) => {
      const [feature, target] = [featureOf(from), featureOf(to)]
      return feature !== null && target !== null && ![feature, ...FLOOR].includes(target)
    }
    const offending = offenders('server/', (one) => one.to.startsWith('server/') && isForeign(one))
    expect(offending.filter((line) => !line.startsWith('server/leads/cli/'))).toEqual([])
  })

  test('the base of the server knows nothing of the project but shared', () => {
    expect(offenders('server/base/', ({ to }) => !/^(?:server\/base|shared)\//.test(to))).toEqual([])
  })

  test.each(['config', 'http'])('the %s of the server knows nothing of its features', (floor) => {
    const known = ['server/base/', `server/${floor}/`, 'shared/']
    expect(offenders(`server/${floor}/`, ({ to }) => !known.some((folder) => to.startsWith(folder)))).toEqual([])
  })

  test('beside the features of the server only app.ts, main.ts and owner.ts know them', () => {
    const isKnowing = ({ from, to }: Import) => featureOf(from) === null && ![null, ...FLOOR].includes(featureOf(to))
    const knowing = IMPORTS.filter((one) => one.from.startsWith('server/') && isKnowing(one)).map(({ from }) => from)
    expect(new Set(knowing)).toEqual(new Set(MEETING_PLACES))
    const mayImport = [...MEETING_PLACES, 'bench/', 'tools/', 'tests/']
    expect(MEETING_PLACES.flatMap((file) => importersOf(file, mayImport))).toEqual([])
  })

  test('only plugins know Fastify inside the features that serve visitors', () => {
    const knowing = globSync('server/*/**/*.ts', {
      cwd: ROOT,
      exclude: ['server/http', 'server/operations', 'server/origin'],
    }).filter((file) => /from '(?:fastify|@fastify\/|fastify-plugin)/.test(read(file)) && !file.endsWith('plugin.ts'))
    expect(knowing).toEqual(['server/rendering/development.ts'])
  })

  test('no file needs itself, by others or by types: what two need stands in a third', () => {
    expect(circles()).toEqual([])
  })
})

test('markup written by the server carries no style attribute', () => {
  const styled = FILES.filter((file) => file.endsWith('.tsx') && /\sstyle=\{/.test(read(file)))
  expect(styled).toEqual([])
})

test('comments fit into the lines of the code, which oxfmt does not see to', () => {
  const isTooLong = (line: string) => line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line)
  const long = FILES.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})

function offenders(folder: string, isWrong: (one: Import) => boolean): string[] {
  return IMPORTS.filter((one) => one.from.startsWith(folder) && isWrong(one)).map(({ from, to }) => `${from} → ${to}`)
}

/** What imports from a folder and is none of those who may. */
function importersOf(folder: string, allowed: readonly string[]): string[] {
  return offenders('', ({ from, to }) => to.startsWith(folder) && !allowed.some((one) => from.startsWith(one)))
}

function importsOf(from: string): Import[] {
  const sources = [...read(from).matchAll(/^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm)]
  return sources.flatMap(([, atOnce, late = '']) => {
    const [source, isLazy] = [atOnce ?? late, atOnce === undefined]
    if (source.startsWith('#')) return [{ from, to: source.slice(1).replace(/^server-rendered\//, ''), isLazy }]
    return source.startsWith('.') ? [{ from, to: normalize(join(dirname(from), source)), isLazy }] : []
  })
}

/** Each circle once, as the path that closes it. */
function circles(): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const needed = Map.groupBy(
    IMPORTS.filter(({ isLazy }) => !isLazy),
    ({ from }) => from,
  )
  function follow(file: string, path: readonly string[]) {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const { to } of needed.get(file) ?? []) follow(to, [...path, file])
  }
  for (const file of FILES) follow(file, [])
  return found
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function subjectOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** The folder of the server a file belongs to; files beside the folders are common to all. */
function featureOf(path: string): string | null {
  return path.split('/').length > 2 ? subjectOf(path) : null
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Validator from '@adobe/structured-data-validator'

export interface Graph {
  '@context': string
  '@graph': (Record<string, unknown> & { '@type': string })[]
}

/** Graphs of pages by their addresses. */
export type Graphs = ReadonlyMap<string, Graph>

/** The one block of JSON-LD a page has; `null` where it has none. */
function graphIn(html: string): Graph | null {
  const [block, ...more] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (more.length > 0) throw new Error('a page with more than one block of JSON-LD')
  return block ? (JSON.parse(block[1] ?? '') as Graph) : null
}

export const graphsIn = (texts: ReadonlyMap<string, string>): Graphs =>
  new Map(
    [...texts].flatMap(([address, html]) => {
      const graph = graphIn(html)
      return graph ? [[address, graph]] : []
    }),
  )

const ROOT = join(import.meta.dirname, '../../..')
const VOCABULARY = fileURLToPath(import.meta.resolve('schema-dts'))

/** What the vocabulary of schema.org, which `schema-dts` has as types, does not know. */
export async function strangersToVocabulary(graphs: Graphs): Promise<string[]> {
  const nodes = [...graphs].flatMap(([address, { '@graph': all }]) => all.map((node) => ({ address, node })))
  // One of each shape: all texts are the same to a type.
  const shapes = [...new Map(nodes.toReversed().map((one) => [shapeOf(one.node), one])).values()]
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'))
  const file = join(folder, 'nodes.ts')
  const lines = shapes.map(
    ({ node }, at) => `export const node${at}: schema.${node['@type']} = ${JSON.stringify(node)}`,
  )
  await writeFile(file, [`import type * as schema from '${VOCABULARY}'`, ...lines].join('\n'))
  const flags = '--noEmit --strict --skipLibCheck --ignoreConfig --module nodenext --types'.split(' ')
  const compiled = await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), [...flags, '', file]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  await rm(folder, { recursive: true })
  return [...compiled.matchAll(/nodes\.ts\((\d+),\d+\): (.*)/g)].map(
    ([, line, what]) => `${shapes[Number(line) - 2]?.address}: ${what}`,
  )
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`
  if (typeof value !== 'object' || value === null) return typeof value
  return `{${Object.entries(value)
    .map(([name, field]) => `${name}:${name === '@type' ? field : shapeOf(field)}`)
    .join()}}`
}

/** What search engines require of the nodes they show, and would miss. */
export async function missedBySearchEngines(graphs: Graphs): Promise<string[]> {
  const pages = await Promise.all(
    [...graphs].map(async ([address, { '@graph': nodes }]) => {
      const byType = Object.groupBy(nodes, (node) => node['@type'])
      const issues = await new Validator().validate({ jsonld: byType })
      return issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ rootType, issueMessage }) => `${address}: ${rootType}: ${issueMessage}`)
    }),
  )
  return pages.flat()
}

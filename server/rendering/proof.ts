import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATA_FILE } from '../../shared/page-data.ts'
import type { Log } from '../base/log.ts'
import { fastRenderer, type Templates } from './fast.ts'
import { barePage, prepare, unknownHook } from './page-hooks.ts'
import type { PageInput, RenderedDocument } from './page.ts'
import { routeBy, type Route } from './routes.ts'
import { templateFrom, type PageTemplate } from './template.ts'
import { loadPage, readPageFiles, renderByVike } from './vike.ts'

/** Page files for which the fast renderer's output is byte for byte the same as Vike's. */
export interface RenderProof {
  buildId: string
  templates: Templates
  /** Why a page file is left to Vike, by its id. */
  refused: Readonly<Record<string, string>>
}

const PROOF_FILE = 'render-proof.json'

export const writeProof = (buildDirectory: string, proof: RenderProof) =>
  writeFile(join(buildDirectory, PROOF_FILE), JSON.stringify(proof))

/** The proof of this very build, `null` without one. */
export async function readProof(buildDirectory: string, buildId: string): Promise<RenderProof | null> {
  const written = await readFile(join(buildDirectory, PROOF_FILE), 'utf8').catch(() => 'null')
  const proof = JSON.parse(written) as RenderProof | null
  return proof?.buildId === buildId ? proof : null
}

/** Pages compared for each page file; further ones of a list differ in their content alone. */
const SAMPLES = 3

interface ProofSource {
  /** All pages of the site. */
  addresses: readonly string[]
  inputOf: (address: string) => Promise<PageInput>
  log: Pick<Log, 'error'>
}

/** Renders pages of every page file by Vike and by the fast renderer, and compares them. */
export async function proveRenders(source: ProofSource): Promise<Omit<RenderProof, 'buildId'>> {
  const files = await readPageFiles()
  const route = routeBy(files)
  const templates: Record<string, PageTemplate> = {}
  const refused: Record<string, string> = {}
  for (const { pageId } of files) {
    const samples = source.addresses.filter((address) => route(address)?.pageId === pageId).slice(0, SAMPLES)
    try {
      templates[pageId] = await proveFile(pageId, samples, route, source)
    } catch (error) {
      refused[pageId] = error instanceof Error ? error.message : String(error)
    }
  }
  return { templates, refused }
}

async function proveFile(
  pageId: string,
  samples: readonly string[],
  route: Route,
  { inputOf, log }: ProofSource,
): Promise<PageTemplate> {
  const [first] = samples
  if (first === undefined) throw new Error('no address of the site leads to it')
  const template = await learnTemplate(first, route, await inputOf(first), log)
  const renderFast = fastRenderer(route, { [pageId]: template })
  const variants = (address: string) => [address, `${address}?popup=callback`, address + DATA_FILE]
  for (const address of samples.flatMap(variants)) {
    const input = await inputOf(address)
    const [byVike, fast] = [await renderByVike(input, log), await renderFast(input)]
    requireSame(address, byVike, fast)
  }
  return template
}

async function learnTemplate(
  address: string,
  route: Route,
  input: PageInput,
  log: ProofSource['log'],
): Promise<PageTemplate> {
  const routed = route(address)
  if (!routed) throw new Error(`there is no route of ${address}`)
  const config = await loadPage(address)
  const hook = unknownHook(config)
  if (hook) throw new Error(`the fast renderer does not know the hook ${hook}`)
  const bare = await barePage(await prepare(config, routed, input))
  const { body } = await renderByVike(input, log)
  return templateFrom(bare, body)
}

function requireSame(address: string, byVike: RenderedDocument, fast: RenderedDocument | null): void {
  if (byVike.isError) throw new Error(`${address} is an error page`)
  if (!fast) throw new Error(`${address} has no template`)
  const [one, other] = [byVike, fast].map((page) => JSON.stringify({ ...page, body: '' }))
  if (one !== other) throw new Error(`${address} is answered by ${one} and ${other}`)
  if (byVike.body !== fast.body) throw new Error(`${address} differs: ${difference(byVike.body, fast.body)}`)
}

/** Excerpts at the first difference. */
function difference(byVike: string, fast: string): string {
  let at = 0
  while (at < byVike.length && byVike[at] === fast[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  return `${around(byVike)} by Vike, ${around(fast)} by the fast renderer`
}

import type { Log } from '../base/log.ts'
import { readProof } from './proof.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { readSheets } from './sheets.ts'
import { readManifest, readPageFiles } from './vike.ts'

export interface BuildRendererOptions {
  buildId: string
  buildDirectory: string
  /** `false`: Vike renders everything. */
  isFast: boolean
}

/** Loads the built pages into Vike, and logs which of them it renders. */
export async function createBuildRenderer(options: BuildRendererOptions, log: Log): Promise<Renderer> {
  const { buildId, buildDirectory, isFast } = options
  await import('../../dist/server/entry.mjs')
  const proof = isFast ? await readProof(buildDirectory, buildId) : null

  const refused = proof?.refused ?? {}
  if (!isFast) log.info({}, 'Vike renders all pages: FAST_RENDER is off')
  else if (!proof) log.warn({}, 'Vike renders all pages: the build was not proven')
  else if (Object.keys(refused).length > 0) log.warn({ refused }, 'Vike renders the pages of these files')
  const sheets = await readSheets(buildDirectory, await readManifest())
  return createRenderer({ files: await readPageFiles(), templates: proof?.templates ?? {}, sheets }, log)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitConcurrency } from '../base/concurrency.ts'
import { assetsOfPages, assetsOfRouter, type Manifest } from './build/page-assets.ts'

/** The sheets of the build by their addresses. */
export type Sheets = ReadonlyMap<string, string>

/** Limits open files. */
const withFileLimit = limitConcurrency({ atOnce: 8 })

/** Reads every sheet that pages link, at once: a later build may replace the files. */
export async function readSheets(buildDirectory: string, manifest: Manifest): Promise<Sheets> {
  const files = [assetsOfRouter(manifest), ...assetsOfPages(manifest)].flatMap(({ styles }) => styles)
  const read = async (file: string) =>
    [`/${file}`, await withFileLimit(() => readFile(join(buildDirectory, 'client', file), 'utf8'))] as const
  return new Map(await Promise.all([...new Set(files)].map(read)))
}

import { readFile, writeFile } from 'node:fs/promises'
import type { Redirect } from '../../shared/entities/redirect.ts'
import { replaceFile } from '../../server/base/atomic-file.ts'
import { isRecord } from '../../server/base/is-record.ts'

/** The redirects of the file; none without one. A broken file is never written over. */
export async function readRedirects(file: string): Promise<Redirect[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  const known: unknown = JSON.parse(text)
  if (!Array.isArray(known) || !known.every(isWritten)) throw new Error(`${file} испорчен, сначала исправьте его`)
  return known.map(({ from, to, permanent }) => ({ from, to, isPermanent: permanent === true }))
}

const isWritten = (one: unknown): one is { from: string; to: string; permanent?: boolean } =>
  isRecord(one) && typeof one['from'] === 'string' && typeof one['to'] === 'string'

/** At once or not at all; a redirect a line, so that a change of one is a change of one line. */
export const writeRedirects = (file: string, redirects: readonly Redirect[]): Promise<void> =>
  replaceFile(file, (draft) => writeFile(draft, `[\n${redirects.map(lineOf).join(',\n')}\n]\n`))

const lineOf = ({ from, to, isPermanent }: Redirect) =>
  JSON.stringify({ from, to, ...(isPermanent && { permanent: true }) })

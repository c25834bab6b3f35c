import { join } from 'node:path'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'
import { REDIRECTS_FILE } from './areas.ts'
import { faultOf } from './content-file.ts'
import { createFileWarnings } from './file-warnings.ts'
import { memoizeFiles, type Memoized } from './memoize-files.ts'
import { readText, systemCodeOf } from './read-file.ts'

/** `redirects.json` as the contract names its fields; `null` when there is no such file. Rejects on a broken one. */
export function openRedirects(directory: string, log: Pick<Log, 'warn'>) {
  const file = join(directory, REDIRECTS_FILE)
  const memoized = memoizeFiles<string>()
  const warnings = createFileWarnings(log)

  return async (): Promise<Memoized<string> | null> => {
    try {
      const body = await memoized([file], async () => replyOf(await readText(file)))
      warnings.report(file, UNREADABLE, null)
      return body
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return null
      warnings.report(file, UNREADABLE, systemCodeOf(error) ?? faultOf(error))
      throw error
    }
  }
}

const UNREADABLE = 'redirects cannot be read'

/** What is wrong with one of them the site says, by its rules. */
function replyOf(text: string): string {
  const redirects: unknown = JSON.parse(text)
  if (!Array.isArray(redirects)) throw new Error('not a list of {"from": …, "to": …, "permanent": …}')
  return JSON.stringify({ ITEMS: redirects.map(itemOf) })
}

export const itemOf = (one: unknown) =>
  isRecord(one) ? { FROM: one['from'], TO: one['to'], PERMANENT: one['permanent'] } : one

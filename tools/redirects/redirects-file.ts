import { writeFile } from 'node:fs/promises'
import { replaceFile } from '../../server/base/atomic-file.ts'
import { normaliseRedirect } from '../../server/content/entities/redirect.ts'
import { faultOf } from '../../server/origin/content-file.ts'
import { readText, systemCodeOf } from '../../server/origin/read-file.ts'
import { itemOf } from '../../server/origin/redirects.ts'
import type { Redirect } from '../../shared/entities/redirect.ts'

/** The redirects of the file as the site takes them; none without one. A broken file is never written over. */
export async function readRedirects(file: string): Promise<Redirect[]> {
  try {
    const known: unknown = JSON.parse(await readText(file))
    if (!Array.isArray(known)) throw new Error('not a list')
    return firstOfEach(known.map((one) => normaliseRedirect(itemOf(one))))
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'ENOENT') return []
    if (code !== null) throw error
    throw new Error(`${file} испорчен, сначала исправьте его: ${faultOf(error)}`, { cause: error })
  }
}

/** The site drops every later redirect from an address. */
function firstOfEach(redirects: readonly Redirect[]): Redirect[] {
  const first = new Map<string, Redirect>()
  for (const one of redirects) if (!first.has(one.from)) first.set(one.from, one)
  return [...first.values()]
}

/** At once or not at all; a redirect a line, so that a change of one is a change of one line. */
export const writeRedirects = (file: string, redirects: readonly Redirect[]): Promise<void> =>
  replaceFile(file, (temporary) => writeFile(temporary, `[\n${redirects.map(lineOf).join(',\n')}\n]\n`))

const lineOf = ({ from, to, isPermanent }: Redirect) =>
  JSON.stringify({ from, to, ...(isPermanent && { permanent: true }) })

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/**
 * Every installed package of production, built in or beside the build, with the text of its licence. From the lock
 * file: `npm sbom --omit=dev` leaves out packages that both sides share.
 */
export async function licences(): Promise<string> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const used = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(path))
    .map(([path, { version = '', license = 'NOASSERTION' }]) => ({
      path,
      title: `${nameOf(path)} ${version}`,
      license,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
  const byLicence = Object.entries(Object.groupBy(used, ({ license }) => license)).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  const lists = byLicence.map(
    ([licence, of = []]) => `## ${licence}\n\n${of.map(({ title }) => `- ${title}`).join('\n')}\n`,
  )
  const texts = await Promise.all(used.map(async ({ path, title }) => `### ${title}\n\n${await textOf(path)}\n`))
  return [`# Licences\n\n${used.length} packages.\n`, ...lists, '## Texts\n', ...texts].join('\n')
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

async function textOf(path: string): Promise<string> {
  const file = (await readdir(path)).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
  return file ? (await readFile(join(path, file), 'utf8')).trim() : 'No text in the package.'
}

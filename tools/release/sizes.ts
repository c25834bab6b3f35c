import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PARTS: readonly (readonly [path: string, why: string])[] = [
  ['node_modules/node', 'Node itself, so that the machine needs none'],
  ['node_modules/@img', 'libvips, by which pictures are resized'],
  ['dist', 'pages, scripts, styles and the program, with compressed copies of what visitors load'],
  ['content', 'the demo content; leave it out by CONTENT_DIR or API_URL'],
  ['node_modules', 'sharp, nodemailer, icons, and what draws letters into pictures'],
]

/** What is in a release and why. */
export function sizeTable(folder: string, archive: string): string {
  const parts = PARTS.map(([path, why]) => ({ path, why, bytes: bytesOf(join(folder, path)) }))
  const node = parts.filter(({ path }) => path.startsWith('node_modules/')).reduce((sum, { bytes }) => sum + bytes, 0)
  const all = bytesOf(folder)
  const own = parts.map((part) => (part.path === 'node_modules' ? { ...part, bytes: part.bytes - node } : part))
  const rest = all - own.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = [
    ...own.map(({ path, why, bytes }) => [path, bytes, why] as const),
    ['the rest', rest, 'documents, examples of deployment, licences'] as const,
    ['**unpacked**', all, ''] as const,
    ['**archive**', statSync(archive).size, ''] as const,
  ]
  return ['| part | MB | why |', '| --- | ---: | --- |', ...rows.map(lineOf)].join('\n')
}

const lineOf = ([path, bytes, why]: readonly [string, number, string]) =>
  `| ${path} | ${(bytes / 1e6).toFixed(1)} | ${why} |`

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../tests/support/site/free-port.ts'
import { startProgram } from './program.ts'
import { PREVIEW_SECRET, REVALIDATE_SECRET } from './secrets.ts'

export type DrilledStrapi = Awaited<ReturnType<typeof startStrapi>>

type Data = Record<string, unknown>

const CMS = join(import.meta.dirname, '../../../cms')
const ADMIN = { email: 'drill@versta.example', firstname: 'Drill', lastname: 'Drill', password: 'Drill-of-2026' }

/** What the Strapi is made of, which no other command needs; nothing where it is there. */
export function installStrapi(): void {
  if (existsSync(join(CMS, 'node_modules'))) return
  const { status } = spawnSync('npm', ['install'], { cwd: CMS, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('npm could not install what cms/package.json names')
}

/** The Strapi of `cms/` with a database, secrets and files of its own, and its administrator. */
export async function startStrapi(options: { databaseUrl: string; directory: string; siteUrl: string }) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = startProgram(process.execPath, ['--no-warnings', 'cms/start.js'], {
    CMS_DATABASE_URL: options.databaseUrl,
    CMS_DATA_DIR: options.directory,
    CMS_PORT: String(port),
    CMS_SITE_URLS: options.siteUrl,
    SITE_URL: options.siteUrl,
    PREVIEW_SECRET,
    REVALIDATE_SECRET,
    NODE_ENV: 'production',
  })
  await program.said('Strapi started successfully')
  const token = (await readFile(join(options.directory, '.token'), 'utf8')).trim()

  let bearer = ''
  async function ask(method: string, path: string, body?: Data): Promise<Data> {
    const reply = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as { data?: Data }
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(answer)}`)
    return answer.data ?? {}
  }
  bearer = String((await ask('POST', '/admin/register-admin', ADMIN))['token'])

  const entries = (type: string) => `/content-manager/collection-types/api::${type}.${type}`
  return {
    url,
    token,
    administrator: ADMIN,
    /** The document id of a new draft. */
    create: async (type: string, data: Data) => String((await ask('POST', entries(type), data))['documentId']),
    change: (type: string, id: string, data: Data) => ask('PUT', `${entries(type)}/${id}`, data),
    publish: (type: string, id: string, data: Data = {}) => ask('POST', `${entries(type)}/${id}/actions/publish`, data),
    unpublish: (type: string, id: string) => ask('POST', `${entries(type)}/${id}/actions/unpublish`, {}),
    remove: (type: string, id: string) => ask('DELETE', `${entries(type)}/${id}`),
    /** The address that the panel frames. */
    preview: async (type: string, id: string) =>
      String(
        (await ask('GET', `/content-manager/preview/url/api::${type}.${type}?documentId=${id}&status=draft`))['url'],
      ),
    /** What the panel calls its roles and tokens. */
    async names() {
      const lists = await Promise.all(['/admin/roles', '/admin/api-tokens'].map((path) => ask('GET', path)))
      return lists.flatMap((list) => Object.values(list).map((one) => String((one as Data)['name'])))
    },
    kill: () => program.end('SIGKILL'),
    stop: () => program.end('SIGTERM'),
  }
}

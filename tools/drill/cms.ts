import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tellChanges } from './strapi/changes.ts'
import { tellFailures } from './strapi/failures.ts'
import { tellFrame } from './strapi/frame.ts'
import { startFaultyProxy } from './strapi/faulty-proxy.ts'
import { createReport } from './strapi/report.ts'
import { tellSameness } from './strapi/sameness.ts'
import { startSite } from './strapi/site.ts'
import { openStores } from './strapi/stores.ts'
import { startStrapi } from './strapi/strapi.ts'
import { freePort } from './free-port.ts'

/** A Strapi filled from `content/`, two processes of the built site on it that share Redis; what editors and failures do. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
      redis: { type: 'string', default: 'redis://127.0.0.1:6379/15' },
    },
  })
  await using cleanUp = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'versta-drill-'))
  cleanUp.defer(() => rm(directory, { recursive: true, force: true }))
  const stores = cleanUp.adopt(await openStores(values), (opened) => opened.drop())
  const report = createReport()

  const port = await freePort()
  report.say('Strapi is filled from content/, which takes a minute…')
  const strapi = cleanUp.adopt(
    await startStrapi({ databaseUrl: stores.databaseUrl, directory, siteUrl: `http://127.0.0.1:${port}` }),
    (started) => started.stop(),
  )
  const proxy = cleanUp.adopt(await startFaultyProxy(strapi.url), (started) => started.stop())
  const onStrapi = {
    API_URL: proxy.url,
    API_KIND: 'strapi',
    API_TOKEN: strapi.token,
    REDIS_URL: values.redis,
    PANEL_URL: strapi.url,
  }
  const start = async (name: string, env: Record<string, string>) =>
    cleanUp.adopt(await startSite(join(directory, name), env), (started) => started.stop())
  const embedded = await start('embedded', {})
  const first = await start('first', { ...onStrapi, PORT: String(port) })
  const second = await start('second', onStrapi)

  const story = { strapi, proxy, sites: [first, second] as const, report }
  await tellSameness(embedded, story)
  await tellChanges(story)
  await tellFrame(story)
  await tellFailures(story, () => stores.empty())
  report.finish()
}

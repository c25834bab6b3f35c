import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../tests/support/site/free-port.ts'
import { play } from './parts/drill.ts'
import { tellChanges } from './strapi/changes.ts'
import { tellFailures } from './strapi/failures.ts'
import { startFaultyProxy } from './strapi/faulty-proxy.ts'
import { tellFrame } from './strapi/frame.ts'
import { tellSameness } from './strapi/sameness.ts'
import { startSite } from './strapi/site.ts'
import { openStores } from './strapi/stores.ts'
import { installStrapi, startStrapi } from './strapi/strapi.ts'

/**
 * A Strapi filled from `content/`, two processes of the built site on it that share Redis;
 * what editors and failures do.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
      redis: { type: 'string', default: 'redis://127.0.0.1:6379/15' },
    },
  })
  await play(async (drill) => {
    const stores = await openStores(values)
    drill.defer(() => stores.drop())
    const port = await freePort()
    drill.say('Strapi is installed unless it is there…')
    installStrapi()
    drill.say('Strapi is filled from content/, which takes a minute…')
    const siteUrl = `http://127.0.0.1:${port}`
    const strapi = await startStrapi({ databaseUrl: stores.databaseUrl, directory: drill.folder, siteUrl })
    drill.defer(() => strapi.stop())
    const proxy = await startFaultyProxy(strapi.url)
    drill.defer(() => proxy.stop())

    async function start(name: string, env: Record<string, string>) {
      const site = await startSite(join(drill.folder, name), env)
      drill.defer(() => site.stop())
      return site
    }
    const onStrapi = {
      API_URL: proxy.url,
      API_KIND: 'strapi',
      API_TOKEN: strapi.token,
      REDIS_URL: values.redis,
      PANEL_URL: strapi.url,
    }
    const embedded = await start('embedded', {})
    const first = await start('first', { ...onStrapi, PORT: String(port) })
    const second = await start('second', onStrapi)

    const story = { drill, strapi, proxy, sites: [first, second] as const }
    await tellSameness(embedded, story)
    await tellChanges(story)
    await tellFrame(story)
    await tellFailures(story, () => stores.empty())
  })
}

import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { startJsonSink } from '../support/peers/json-sink.ts'

const { notifySites } = createRequire(import.meta.url)('../../cms/src/notify-sites.js') as {
  notifySites: (strapi: object) => void
}

const SECRET = 'only-for-this-test'

afterEach(() => vi.unstubAllEnvs())

test('a site is told of each published entry, under the codes it had before as well', async () => {
  const site = await startJsonSink()
  const { publish } = strapiThatTells(site.url)
  publish('project', { code: 'zernoved', former_codes: 'kofe\nzerno' })
  publish('page-of-nobody', { code: 'other' })

  const told = await site.wait(3)
  expect(told.map(({ path, body }) => [path, JSON.parse(body)])).toEqual(
    ['zernoved', 'kofe', 'zerno'].map((code) => ['/api/revalidate/', { area: 'projects', code }]),
  )
  expect(told[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
  await site.stop()
})

test('a site that takes nothing is named once, told again, and named when it takes it', async () => {
  const site = await startJsonSink()
  site.answer(503)
  const { publish, said } = strapiThatTells(site.url)
  const codes = ['kofe', 'zernoved', 'serebro']
  for (const code of codes) publish('project', { code })
  await site.wait(3)
  await expect.poll(() => said).toEqual([`${site.url} is not told of changes: 503. It notices them by itself later`])

  site.answer(200)
  const told = await site.wait(6)
  expect(
    told
      .slice(3)
      .map(({ body }) => JSON.parse(body).code)
      .toSorted(),
  ).toEqual(codes.toSorted())
  await expect.poll(() => said.slice(1)).toEqual([`${site.url} is told of changes again`])
  await site.stop()
})

function strapiThatTells(site: string) {
  vi.stubEnv('CMS_SITE_URLS', site)
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
  const eventHub = new EventEmitter()
  const said: string[] = []
  const say = (line: string) => said.push(line)
  notifySites({ eventHub, log: { warn: say, info: say } })
  return { said, publish: (model: string, entry: object) => eventHub.emit('entry.publish', { model, entry }) }
}

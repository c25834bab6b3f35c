import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { plainEnvironment } from '../../support/environment.ts'
import { startSite } from '../../support/site.ts'
import { startUpstream, status } from '../../support/upstream.ts'

async function warm(...args: string[]) {
  const child = spawn(process.execPath, ['--no-warnings', 'server/cli/warm.ts', ...args], { env: plainEnvironment() })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, said, complained }
}

test('every page of the sitemap is kept after it, so that visitors wait for none', { timeout: 60_000 }, async () => {
  const site = await startSite({ UPSTREAM_TIMEOUT_MS: '30000' })
  const count = ((await (await site.get('/sitemap.xml')).text()).match(/<loc>/g) ?? []).length

  const { code, said } = await warm(site.url)

  expect(code).toBe(0)
  expect(said).toContain(`Страниц: ${count}, не ответили: 0`)
  expect(await (await site.get('/metrics')).text()).toContain(`\nversta_page_cache_pages ${count}\n`)
  await site.stop()
})

test('pages that do not answer are named, and the exit code tells', async () => {
  const upstream = await startUpstream()
  const site = await startSite({ API_URL: upstream.url })
  upstream.on('/projects/zernoved/', status(500))

  const { code, complained } = await warm(site.url)

  expect(code).toBe(1)
  expect(complained).toContain('503  /projects/zernoved/')
  await site.stop()
  await upstream.stop()
})

test('a site that is not there is said to be so', async () => {
  const { code, complained } = await warm('http://127.0.0.1:9')
  expect(code).toBe(1)
  expect(complained).toContain('http://127.0.0.1:9 не отвечает')
})

test('a command written wrongly is explained', () => {
  const { status: code, stderr } = spawnSync(process.execPath, ['--no-warnings', 'server/cli/warm.ts', 'куда-то'])
  expect(code).toBe(2)
  expect(String(stderr)).toContain('npm run warm')
})

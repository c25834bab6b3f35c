import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GOOD_AREAS } from '../../../support/content/content.ts'
import { json, startUpstream, type TestUpstream } from '../../../support/peers/upstream.ts'
import { isInstalled } from '../../../support/run/checker.ts'
import { freePort } from '../../../support/site/free-port.ts'
import { killOnExit } from '../../../support/site/programs.ts'
import { startSite, type TestSite } from '../../../support/site/site.ts'

const PATH = '/projects/zernoved/'
const SECRET = 'only-for-this-test'
const { ITEM, TAGS } = GOOD_AREAS[PATH] as { ITEM: object; TAGS: object }
const saying = (words: string) => json({ ITEM: { ...ITEM, PREVIEW_TEXT: words }, TAGS })

describe.skipIf(!isInstalled('varnishd'))('behind Varnish as in deploy/', () => {
  let upstream: TestUpstream
  let site: TestSite
  let folder: string
  let varnish: string
  let program: ChildProcess

  beforeAll(async () => {
    upstream = await startUpstream()
    const port = await freePort()
    varnish = `http://127.0.0.1:${port}`
    site = await startSite({
      API_URL: upstream.url,
      REVALIDATE_SECRET: SECRET,
      CONTENT_FRESH_S: '3600',
      CDN_PURGE_URL: `${varnish}/.purge`,
      CDN_PURGE_HEADERS: 'authorization=Bearer%20change-me',
    })
    folder = await mkdtemp(join(tmpdir(), 'versta-varnish-'))
    // Its child runs as somebody else.
    await chmod(folder, 0o755)
    const vcl = await readFile(join(import.meta.dirname, '../../../../deploy/varnish.vcl'), 'utf8')
    const file = join(folder, 'default.vcl')
    await writeFile(file, vcl.replace('"3000"', `"${new URL(site.url).port}"`))
    const args = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m', '-T', 'none']
    program = killOnExit(spawn('varnishd', args, { stdio: 'ignore' }))
  })
  afterAll(async () => {
    program.kill('SIGTERM')
    await once(program, 'close')
    await site.stop()
    await upstream.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = async (path: string) => (await fetch(varnish + path)).text()

  test('a page is kept for long, and shows a publication within two seconds', async () => {
    await expect.poll(() => read('/healthz').catch(() => ''), { timeout: 30_000 }).toContain('ok')
    const first = await fetch(varnish + PATH)
    expect(Object.fromEntries(first.headers)).not.toHaveProperty('surrogate-key')
    await first.arrayBuffer()
    const again = await fetch(varnish + PATH)
    expect(again.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'))
    await again.arrayBuffer()
    const about = (await fetch(`${varnish}/contacts/`)).headers.get('x-request-id')

    upstream.on(PATH, saying('Только что опубликовано'))
    const from = performance.now()
    const { status } = await site.postJson(
      '/api/revalidate/',
      { area: 'projects', code: 'zernoved' },
      { authorization: `Bearer ${SECRET}` },
    )
    expect(status).toBe(200)
    await expect.poll(() => read(PATH), { interval: 50 }).toContain('Только что')
    expect(performance.now() - from).toBeLessThan(2000)
    expect((await fetch(`${varnish}/contacts/`)).headers.get('x-request-id')).toBe(about)
  })

  test('nobody else makes it forget', async () => {
    const headers = { 'surrogate-key': 'projects/zernoved' }
    const { status } = await fetch(`${varnish}/.purge`, { method: 'POST', headers })
    expect(status).toBe(403)
  })
})

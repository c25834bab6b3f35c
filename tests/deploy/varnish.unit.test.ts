import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isInstalled } from '../support/run/checker.ts'
import { freePort } from '../support/site/free-port.ts'
import { killOnExit } from '../support/site/programs.ts'

const KNOWN = ['/well/', '/busy/', '/away/']
/** Varnish has a clock of its own. */
const PAST_ITS_TIME_MS = 1200
const CACHING = { 'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=1, stale-if-error=86400' }

describe.skipIf(!isInstalled('varnishd'))('a page that Varnish knows is, past its time,', () => {
  const answer = vi.fn<RequestListener>()
  const site = createServer((request, response) => {
    if (request.url === '/healthz') response.end()
    else answer(request, response)
  })
  let folder: string
  let varnish: string
  let program: ChildProcess

  beforeAll(async () => {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    const [port, sitePort] = [await freePort(), (site.address() as AddressInfo).port]
    varnish = `http://127.0.0.1:${port}`
    folder = await mkdtemp(join(tmpdir(), 'versta-varnish-'))
    // Its child runs as somebody else.
    await chmod(folder, 0o755)
    const vcl = await readFile(join(import.meta.dirname, '../../deploy/varnish.vcl'), 'utf8')
    const file = join(folder, 'default.vcl')
    await writeFile(file, vcl.replace('"3000"', `"${sitePort}"`).replace('req.grace = 60s', 'req.grace = 0s'))
    const args = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m', '-T', 'none']
    program = killOnExit(spawn('varnishd', args, { stdio: 'ignore' }))
    await vi.waitFor(() => fetch(`${varnish}/healthz`), { timeout: 60_000, interval: 50 })
    answers('old')
    for (const path of KNOWN) expect(await read(path)).toBe('200 old')
    await sleep(PAST_ITS_TIME_MS)
  })
  afterAll(async () => {
    program.kill('SIGTERM')
    await once(program, 'close')
    site.close()
    site.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })

  async function read(path: string, method = 'GET') {
    const response = await fetch(varnish + path, { method })
    return `${response.status} ${await response.text()}`
  }
  const answers = (words: string) =>
    answer.mockImplementation((_request, response) => void response.writeHead(200, CACHING).end(words))
  const isBusy = () =>
    answer.mockImplementation(
      (_request, response) => void response.writeHead(503, { 'cache-control': 'no-store' }).end('busy'),
    )

  test('fetched anew while the site is well', async () => {
    answers('new')
    expect(await read('/well/')).toBe('200 new')
  })

  test('shown as it was while the site is busy, and not after', async () => {
    isBusy()
    for (let visit = 0; visit < 3; visit += 1) expect(await read('/busy/')).toBe('200 old')
    answers('new')
    await expect.poll(() => read('/busy/')).toBe('200 new')
  })

  test('shown as it was while the site is away', async () => {
    answer.mockImplementation(({ socket }) => void socket.destroy())
    for (let visit = 0; visit < 3; visit += 1) expect(await read('/away/')).toBe('200 old')
  })

  test('shown in place of no other answer: not of an unknown page, nor of a form, which is sent once', async () => {
    isBusy()
    expect(await read('/unknown/')).toBe('503 busy')
    answer.mockClear()
    expect(await read('/api/mail/', 'POST')).toBe('503 busy')
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

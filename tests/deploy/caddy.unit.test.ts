import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startRollout, WHOLE } from '../support/peers/rollout.ts'
import { checked, isInstalled } from '../support/run/checker.ts'
import { freePort } from '../support/site/free-port.ts'
import { killOnExit } from '../support/site/programs.ts'

const CADDYFILE = join(import.meta.dirname, '../../deploy/Caddyfile')
const FORM = 'name=Анна&tel=%2B79162468135'

describe.skipIf(!isInstalled('caddy'))('Caddy', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'versta-caddy-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The file as Caddy of this machine reads it. */
  async function written(change = (config: string) => config): Promise<string> {
    const isOlder = /^v?2\.[0-6]\./.test(checked('caddy', 'version').said)
    const config = change(await readFile(CADDYFILE, 'utf8'))
    const file = join(folder, 'Caddyfile')
    await writeFile(file, isOlder ? config.replace(/request_buffers .*/, 'buffer_requests') : config)
    return file
  }

  /** Caddy at a port, before instances at others. */
  async function running(port: number, [first, second]: readonly number[]) {
    const file = await written((config) =>
      config
        .replace('versta.example', `{\n\tadmin off\n}\n:${port}`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)
        .replaceAll(/\t+health_.*\n/g, ''),
    )
    const caddy = killOnExit(spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' }))
    return async () => {
      caddy.kill()
      await once(caddy, 'close')
    }
  }

  test('takes its Caddyfile, which is written as caddy fmt writes it', async () => {
    const { code, said } = checked('caddy', 'validate', '--adapter', 'caddyfile', '--config', await written())
    expect([code, said]).toEqual([0, expect.stringContaining('Valid configuration')])
    expect(checked('caddy', 'fmt', CADDYFILE)).toEqual({ code: 0, said: await readFile(CADDYFILE, 'utf8') })
  })

  test('gives a form to the other instance, whole, where one is gone and its health not yet checked', async () => {
    const echo = createServer((request, response) => {
      text(request).then(
        (body) => response.end(body),
        () => response.destroy(),
      )
    })
    echo.listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const [port, gone] = [await freePort(), await freePort()]
    const { port: alive } = echo.address() as AddressInfo
    const post = () => fetch(`http://127.0.0.1:${port}/api/mail/`, { method: 'POST', body: FORM })
    const end = await running(port, [alive, gone])
    try {
      await vi.waitFor(post)
      for (let time = 0; time < 6; time++) expect(await (await post()).text()).toBe(FORM)
    } finally {
      await end()
      echo.close()
    }
  })

  test('has the files of either build for everybody while instances have one each', async () => {
    const rollout = await startRollout()
    const port = await freePort()
    const end = await running(port, rollout.ports)
    try {
      await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`))
      expect(await rollout.answers(`http://127.0.0.1:${port}`)).toEqual(WHOLE)
      expect(rollout.timesAsked('/none/')).toBe(4)
    } finally {
      await end()
      rollout.stop()
    }
  })
})

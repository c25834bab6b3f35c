import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxServer, type Server } from '../../tools/drill/parts/servers.ts'
import { startRollout, WHOLE } from '../support/peers/rollout.ts'
import { isInstalled } from '../support/run/checker.ts'

describe.skipIf(!isInstalled('nginx'))('nginx before two instances with a build each', () => {
  let folder: string
  let rollout: Awaited<ReturnType<typeof startRollout>>
  let nginx: Server
  let answers: Record<string, string>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'versta-nginx-'))
    rollout = await startRollout()
    const config = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    nginx = await nginxServer({ folder, say() {}, check() {}, defer() {} }, config, rollout.ports)
    await nginx.start()
    answers = await rollout.answers(`http://127.0.0.1:${nginx.port}`)
  })
  afterAll(async () => {
    await nginx.kill()
    rollout.stop()
    await rm(folder, { recursive: true })
  })

  test('has the files of either for everybody', () => {
    expect(answers).toEqual(WHOLE)
  })

  test('believes one that a page is not there', () => {
    expect(rollout.timesAsked('/none/')).toBe(4)
  })

  test('tells both who asks for files', async () => {
    rollout.forwarded.length = 0
    await fetch(`http://127.0.0.1:${nginx.port}/assets/none.js`, { headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect(rollout.forwarded).toEqual(['192.0.2.7', '192.0.2.7'])
  })
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Drill } from '../../../tools/drill/parts/drill.ts'
import { listens, nginxServer } from '../../../tools/drill/parts/servers.ts'
import { isInstalled } from '../../support/run/checker.ts'

test.skipIf(!isInstalled('nginx'))('nginx ends with its workers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'versta-nginx-'))
  const drill: Drill = { folder, say() {}, check() {}, defer() {} }
  const config = await readFile(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
  const nginx = await nginxServer(drill, config, [1])
  await nginx.start()
  await nginx.kill()
  await rm(folder, { recursive: true })
  expect(await listens(nginx.port)).toBe(false)
})

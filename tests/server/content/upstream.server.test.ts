import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUpstream, type Upstream } from '../../../server/content/upstream.ts'
import { UpstreamInvalid } from '../../../server/errors.ts'
import { endlessBody, startUpstream, text, type TestUpstream } from '../../support/upstream.ts'

const MAX_BYTES = 1000

let server: TestUpstream
let upstream: Upstream
beforeAll(async () => {
  server = await startUpstream({})
  upstream = createUpstream({ baseUrl: server.url, timeoutMs: 5000, maxBytes: MAX_BYTES })
})
afterAll(async () => {
  await upstream.close()
  await server.stop()
})

test('a body as large as a reply may be is read', async () => {
  const body = 'x'.repeat(MAX_BYTES)
  server.on('/full/', text(body, 'application/json'))
  expect(await upstream.get('/full/')).toMatchObject({ kind: 'found', body: Buffer.from(body) })
})

test('a body one byte larger is refused by its size, and so is one without an end', async () => {
  server.on('/larger/', text('x'.repeat(MAX_BYTES + 1), 'application/json'))
  server.on('/endless/', endlessBody)
  const refusal = new UpstreamInvalid('/larger/ has a body over 1000 bytes')
  await expect(upstream.get('/larger/')).rejects.toThrow(refusal)
  await expect(upstream.get('/endless/')).rejects.toThrow(UpstreamInvalid)
})

test('the next reply after one that was refused is read', async () => {
  server.on('/after/', text('[]', 'application/json'))
  expect(await upstream.get('/after/')).toMatchObject({ kind: 'found' })
})

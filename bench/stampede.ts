import { startUpstream } from '../tests/support/peers/upstream.ts'
import type { Finding } from './finding.ts'
import { startProgram } from './program.ts'

const CLIENTS = 500
const PAGE = '/projects/zernoved/'

/** 500 concurrent clients on an uncached page. */
export async function measureStampede(): Promise<Finding[]> {
  const upstream = await startUpstream()
  const site = await startProgram('dist/program/main.js', '/healthz', { API_URL: upstream.url })
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => versionOf(site.url + PAGE)))
  await site.stop()
  const calls = upstream.requestsTo(PAGE)
  await upstream.stop()
  return [
    exactly(`calls to the upstream for ${CLIENTS} clients on a cold page`, calls, 1),
    exactly('different pages they got', new Set(answers).size, 1),
  ]
}

async function versionOf(address: string): Promise<string | null> {
  const { status, headers } = await fetch(address)
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return headers.get('etag')
}

const exactly = (name: string, count: number, limit: number): Finding => ({
  name,
  measured: String(count),
  limit: String(limit),
  limitIs: 'exact: none can be fewer',
  isWithin: count === limit,
})

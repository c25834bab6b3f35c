import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEAD } from '../tests/support/leads/lead.ts'
import type { Finding } from './finding.ts'
import { startProgram } from './program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PAGES_A_SECOND = 100
const SECONDS = 10
const MOST = 2
const PAGE = '/projects/zernoved/'

/** Latency of pages before and while another program locks the leads' database: it must not delay them. */
export async function measureLockedLeads(): Promise<Finding[]> {
  const directory = temporaryFolder('locked')
  const site = await startProgram('dist/program/main.js', PAGE, { DATA_DIR: directory, TRUSTED_PROXIES: '127.0.0.1' })
  await load(site.url)
  const quiet = await load(site.url)
  const other = new DatabaseSync(join(directory, 'leads.sqlite'), { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  const locked = await load(site.url)
  other.close()
  await site.stop()
  for (const [what, { p99, worst, refused }] of Object.entries({ quiet, locked }))
    console.log(
      `pages with leads ${what}: p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, ${refused} leads refused`,
    )
  const ratio = locked.p99 / quiet.p99
  return [
    {
      name: `p99 of a page while the file of leads is locked for ${SECONDS} s ÷ the same while it is not, ${PAGES_A_SECOND} pages and a post a second`,
      measured: ratio.toFixed(2),
      limit: `≤ ${MOST}`,
      limitIs: 'the same program and load just before',
      isWithin: ratio <= MOST && locked.refused > 0,
    },
  ]
}

let visitor = 0

/** Pages at a constant rate, whether earlier ones have been answered or not, and one lead a second. */
async function load(url: string) {
  const pages: Promise<number>[] = []
  const posts: Promise<number>[] = []
  const startedAt = performance.now()
  for (let seconds = 0; seconds < SECONDS; seconds = (performance.now() - startedAt) / 1000) {
    while (pages.length < seconds * PAGES_A_SECOND) pages.push(pageMs(url))
    while (posts.length < seconds) posts.push(postStatus(url))
    await sleep(1)
  }
  const times = (await Promise.all(pages)).toSorted((a, b) => a - b)
  const statuses = await Promise.all(posts)
  return {
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    worst: times.at(-1) ?? NaN,
    refused: statuses.filter((status) => status === 503).length,
  }
}

async function pageMs(url: string): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(url + PAGE)).text()
  return performance.now() - startedAt
}

async function postStatus(url: string): Promise<number> {
  visitor += 1
  const { status } = await fetch(`${url}/api/mail/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` },
    body: JSON.stringify({ ...LEAD, name: `Гость ${visitor}` }),
  })
  return status
}

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../server/leads/clock.ts'
import { createLeadId } from '../server/leads/lead-id.ts'
import { crash } from '../tests/support/leads/crashes.ts'
import { LEAD } from '../tests/support/leads/lead.ts'
import { openLeads, postedLead, testChannel } from '../tests/support/leads/leads.ts'
import { STORES } from '../tests/support/leads/stores.ts'
import type { Finding } from './finding.ts'
import { median, startProgram, withSpread } from './program.ts'

const CLIENTS = 32
const RUNS = 5
const LEAST_THROUGHPUT = 0.5
const MOST_LATENCY = 3
const KILLS = 50

/** Throughput against the bare disk, latency against a bare server, and no lead lost by crashes. */
export async function measureLeads(): Promise<Finding[]> {
  return [await throughput(), await latency(), ...(await crashes())]
}

/** In short alternating turns, since the disk of a shared machine has good and bad seconds. */
async function throughput(): Promise<Finding> {
  const [bare, ours] = [await bareCommits(), await acceptedLeads()]
  for (const { step } of [bare, ours]) await ratePerSecond(step)
  const turns: { bareRate: number; ourRate: number }[] = []
  while (turns.length < TURNS)
    turns.push({ bareRate: await ratePerSecond(bare.step), ourRate: await ratePerSecond(ours.step) })
  for (const { close } of [bare, ours]) await close()
  const [bareRate, ourRate] = [median(turns.map((turn) => turn.bareRate)), median(turns.map((turn) => turn.ourRate))]
  console.log(`leads: ${ourRate.toFixed(0)} stored a second, bare SQLite ${bareRate.toFixed(0)}`)
  const ratio = median(turns.map((turn) => turn.ourRate / turn.bareRate))
  return {
    name: `leads stored a second ÷ the same rows in bare group commits of SQLite, ${CLIENTS} clients`,
    measured: ratio.toFixed(2),
    limit: `≥ ${LEAST_THROUGHPUT}`,
    limitIs: 'prepared statements in one commit for all clients, durable as ours, no checks',
    isWithin: ratio >= LEAST_THROUGHPUT,
  }
}

interface Writer {
  /** Stores one lead of each client. */
  step: () => Promise<void>
  close: () => Promise<void>
}

/** The same rows by prepared statements, one commit for all clients: the cost of the disk and SQLite alone. */
async function bareCommits(): Promise<Writer> {
  const store = await STORES[0]!.open()
  const tables = openLeads(store, [], systemClock)
  await tables.database.transaction(async () => {})
  await tables.close()
  const connection = new DatabaseSync(join(store.settings.dataDirectory, 'leads.sqlite'))
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000')
  const lead = connection.prepare('INSERT INTO versta_lead VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const delivery = connection.prepare(
    'INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at) VALUES (?, ?, ?, ?)',
  )
  const answer = connection.prepare('INSERT INTO versta_answer VALUES (?, ?, ?, ?)')
  const [body, consent] = [JSON.stringify(LEAD), JSON.stringify(postedLead().consent)]
  return {
    async step() {
      connection.exec('BEGIN IMMEDIATE')
      for (let client = 0; client < CLIENTS; client += 1) {
        const now = Date.now()
        const [id, key, duplicate] = [createLeadId(now), randomUUID(), randomUUID()]
        lead.run(id, now, body, consent, '', key, LEAD.email, null)
        delivery.run(id, 'mail', now, now)
        for (const claim of [key, duplicate]) answer.run(claim, claim, id, now)
      }
      connection.exec('COMMIT')
      await nextTurn()
    },
    async close() {
      connection.close()
      await store.drop()
    },
  }
}

async function acceptedLeads(): Promise<Writer> {
  const store = await STORES[0]!.open()
  const leads = openLeads(store, [testChannel('mail').channel], systemClock)
  const template = postedLead()
  let number = 0
  const accept = () => {
    number += 1
    const lead = { ...template.lead, name: `Гость ${number}`, tel: `+7 (916) ${number}` }
    return leads.outbox.accept({ ...template, lead, idempotencyKey: `bench-${number}` })
  }
  return {
    async step() {
      await Promise.all(Array.from({ length: CLIENTS }, accept))
    },
    async close() {
      await leads.close()
      await store.drop()
    },
  }
}

const TURNS = 40
const TURN_MS = 100

/** Counts leads, not steps. */
async function ratePerSecond(step: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  let leads = 0
  for (; performance.now() - startedAt < TURN_MS; leads += CLIENTS) await step()
  return (leads * 1000) / (performance.now() - startedAt)
}

const POSTS_A_SECOND = 50
/** Alternating rounds of a second, since the disk of a shared machine has good and bad ones. */
const SECONDS = 10

async function latency(): Promise<Finding> {
  const bare = await startProgram('bench/bare-post.ts', '/healthz')
  const site = await startProgram('dist/program/main.js', '/healthz', { TRUSTED_PROXIES: '127.0.0.1' })
  const ratios: number[] = []
  for (const program of [bare, site]) for (let second = 0; second < 3; second += 1) await posts(program.url)
  for (let run = 1; run <= RUNS; run += 1) {
    const [bareMs, siteMs] = [[] as number[], [] as number[]]
    for (let second = 0; second < SECONDS; second += 1) {
      bareMs.push(...(await posts(bare.url)))
      siteMs.push(...(await posts(site.url)))
    }
    console.log(`post ${run}/${RUNS}: p99 ${slowest(siteMs).toFixed(1)} ms, bare ${slowest(bareMs).toFixed(1)} ms`)
    ratios.push(slowest(siteMs) / slowest(bareMs))
  }
  await Promise.all([bare.stop(), site.stop()])
  const { middle, shown } = withSpread(ratios)
  return {
    name: `p99 of a post that stores a lead ÷ bare Fastify and a bare row, ${POSTS_A_SECOND} posts a second`,
    measured: shown,
    limit: `≤ ${MOST_LATENCY}`,
    limitIs: 'bare Fastify that writes the post as one row of SQLite, durable as ours, no checks, no delivery',
    isWithin: middle <= MOST_LATENCY,
  }
}

const slowest = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN

let visitor = 0

/** Submissions of one second at a constant rate, whether earlier ones have been answered or not. */
async function posts(url: string): Promise<number[]> {
  const times: Promise<number>[] = []
  const startedAt = performance.now()
  while (times.length < POSTS_A_SECOND) {
    const due = Math.floor(((performance.now() - startedAt) * POSTS_A_SECOND) / 1000)
    while (times.length < due) times.push(postMs(url))
    await sleep(1)
  }
  return Promise.all(times)
}

async function postMs(url: string): Promise<number> {
  visitor += 1
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/mail/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `bench-${visitor}`,
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ ...LEAD, name: `Гость ${visitor}` }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`a post was answered ${response.status}`)
  return performance.now() - startedAt
}

async function crashes(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { engine, isMissing, open } of STORES) {
    if (isMissing) continue
    const store = await open()
    const { acknowledged, lost, doubled, undelivered, repeatedMails } = await crash(store, KILLS)
    await store.drop()
    const wrong = lost.length + doubled.length + undelivered.length
    findings.push({
      name: `leads lost, doubled or undelivered of ${acknowledged} acknowledged, ${KILLS} × kill -9, ${engine} (${repeatedMails} mails came twice)`,
      measured: String(wrong),
      limit: '0',
      limitIs: 'exact',
      isWithin: wrong === 0 && acknowledged > KILLS,
    })
  }
  return findings
}

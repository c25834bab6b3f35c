import { setTimeout as sleep } from 'node:timers/promises'
import { startSmtp } from '../peers/smtp.ts'
import { random } from '../run/random.ts'
import { startSite, type TestSite } from '../site/site.ts'
import { LEAD } from './lead.ts'
import { leadsCommand } from './leads-command.ts'
import type { OpenStore } from './stores.ts'

export interface CrashReport {
  acknowledged: number
  /** Acknowledged, but not in the database at the end. */
  lost: string[]
  /** Acknowledged once and stored more than once. */
  doubled: string[]
  /** Acknowledged, but no mail came. */
  undelivered: string[]
  /** Duplicate mails of a lead: the price of at-least-once delivery. */
  repeatedMails: number
}

const CLIENTS = 8
const MOST_A_ROUND = 200
const ROUND_LIMIT_MS = 5000
const DELIVERY_LIMIT_MS = 240_000

/** Kills the real program under load at random moments and restarts it, `rounds` times. */
export async function crash(store: OpenStore, rounds: number): Promise<CrashReport> {
  const smtp = await startSmtp()
  const env = { ...smtp.env, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info', ...store.env }
  const acknowledged = new Set<string>()
  const unanswered: string[] = []
  let posted = 0

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(env)
    const life = new AbortController()
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!life.signal.aborted) await post(site, unanswered.pop() ?? `Гость ${(posted += 1)}`)
    })
    const enough = acknowledged.size + 1 + random() * MOST_A_ROUND
    for (const startedAt = Date.now(); Date.now() - startedAt < ROUND_LIMIT_MS; await sleep(random() * 5))
      if (acknowledged.size >= enough) break
    life.abort()
    site.kill('SIGKILL')
    await Promise.all([...clients, site.exited])
  }

  const last = await startSite(env)
  const delivered = () => new Set(smtp.mails.map(({ subject = '' }) => /Гость \d+/.exec(subject)?.[0] ?? ''))
  for (const startedAt = Date.now(); Date.now() - startedAt < DELIVERY_LIMIT_MS; await sleep(100))
    if (delivered().isSupersetOf(acknowledged)) break
  const { json } = await leadsCommand(store.env, 'list', '--json')
  await last.stop()
  await smtp.stop()

  const stored = Map.groupBy(json as { name: string }[], ({ name }) => name)
  const came = delivered()
  const names = [...acknowledged]
  return {
    acknowledged: acknowledged.size,
    lost: names.filter((name) => !stored.has(name)),
    doubled: names.filter((name) => (stored.get(name)?.length ?? 0) > 1),
    undelivered: names.filter((name) => !came.has(name)),
    repeatedMails: smtp.mails.length - new Set(smtp.mails.map(({ messageId }) => messageId)).size,
  }

  /** A client without a response retries with the same key at the next program. */
  async function post(site: TestSite, name: string) {
    const headers = { 'idempotency-key': `crash-${numberOf(name)}`, 'x-forwarded-for': addressOf(name) }
    try {
      const response = await site.postJson('/api/mail/', { ...LEAD, name }, headers)
      if (response.status === 200) acknowledged.add(name)
      else unanswered.push(name)
    } catch {
      unanswered.push(name)
    }
  }
}

const numberOf = (name: string) => Number(name.replace(/\D/g, ''))

/** A new address for every few leads, because of the rate limit. */
function addressOf(name: string): string {
  const group = numberOf(name) >> 3
  return `10.${(group >> 16) & 255}.${(group >> 8) & 255}.${group & 255}`
}

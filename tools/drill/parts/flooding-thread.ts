import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Pool } from 'undici'
import { ADDRESSED_POPUPS } from '../../../shared/addressed-popups.ts'
import { MEDIA_QUALITIES, MEDIA_WIDTHS } from '../../../shared/media.ts'
import { DATA_FILE } from '../../../shared/page-data.ts'

export interface FloodOrder {
  url: string
  codes: readonly string[]
  seconds: number
  /** An even stream, answered or not; `null`: as fast as they are answered. */
  aSecond: number | null
  /** Connections, and as many who wait for one. */
  clients: number
}

export interface FloodReport {
  /** Answers by status; `given up` are those nobody had a connection for. */
  answers: Record<string, number>
  /** 503 without a time to come back. */
  rude: number
  refusedMs: number[]
}

const any = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]
const made = () => Math.random().toString(36).slice(2)

/** Of ten six are pages of projects, in all their forms; two are addresses there are not, two pictures. */
function address(codes: readonly string[]): string {
  const dice = Math.random()
  if (dice < 0.2) return `/${made()}/`
  if (dice < 0.4) return `/media/w_${any(MEDIA_WIDTHS)},f_webp,q_${any(MEDIA_QUALITIES)}/pictures/${made()}.png`
  return `/projects/${any(codes)}/${any(['', DATA_FILE, `?popup=${any(ADDRESSED_POPUPS)}`])}`
}

async function flood({ url, codes, seconds, aSecond, clients }: FloodOrder): Promise<FloodReport> {
  const report: FloodReport = { answers: {}, rude: 0, refusedMs: [] }
  const pool = new Pool(url, { connections: clients, pipelining: 1 })
  const endsAt = performance.now() + seconds * 1000
  const count = (answer: string) => (report.answers[answer] = (report.answers[answer] ?? 0) + 1)
  const pending = new Set<Promise<void>>()

  async function ask() {
    const from = performance.now()
    try {
      const { statusCode, headers, body } = await pool.request({ path: address(codes), method: 'GET' })
      await body.dump({ limit: 2 ** 24 })
      count(String(statusCode))
      if (statusCode !== 503) return
      report.refusedMs.push(performance.now() - from)
      if (!headers['retry-after']) report.rude += 1
    } catch (error) {
      count(error instanceof Error && 'code' in error ? String(error.code) : 'broken')
    }
  }

  function begin() {
    const asked = ask().finally(() => pending.delete(asked))
    pending.add(asked)
  }

  if (aSecond === null) {
    const client = async () => {
      while (performance.now() < endsAt) await ask()
    }
    await Promise.all(Array.from({ length: clients }, client))
  } else {
    let begun = 0
    for (const from = performance.now(); performance.now() < endsAt; await sleep(5))
      for (const due = ((performance.now() - from) * aSecond) / 1000; begun < due; begun += 1)
        if (pending.size < 2 * clients) begin()
        else count('given up')
    await Promise.all(pending)
  }
  await pool.close()
  return report
}

void flood(workerData as FloodOrder).then((report) => parentPort?.postMessage(report))

import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../../base/error-reason.ts'
import type { Log } from '../../../base/log.ts'
import { throttledReport } from '../../../base/throttled-report.ts'
import { otlpText, type Service } from './otlp.ts'
import type { Span } from './tracer.ts'

export interface SpanExporterOptions {
  /** The collector's endpoint for traces. */
  url: string
  headers: Readonly<Record<string, string>>
  service: Service
  log: Pick<Log, 'warn'>
}

const SEND_EVERY_MS = 5000
const MOST_AT_ONCE = 512
/** A few MB; spans above it are dropped. */
const MOST_WAITING = 4096
const PATIENCE_MS = 5000
/** At shutdown, for the remaining spans. */
const CLOSING_MS = 2000

/** Sends spans in batches without retries. Spans the collector missed are counted, and logged once a minute. */
export function createSpanExporter({ url, headers, service, log }: SpanExporterOptions) {
  let waiting: Span[] = []
  let lost = 0
  const reportLost = throttledReport()
  let sending: Promise<void> | null = null
  const timer = setInterval(() => void flush(), SEND_EVERY_MS).unref()

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => (sending = null))
    return sending
  }

  async function sendAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      await send(batch).catch((error: unknown) => lose(batch.length, codeOf(error)))
    }
  }

  async function send(batch: readonly Span[]) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: otlpText(batch, service),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (!response.ok) lose(batch.length, `answered ${response.status}`)
  }

  function lose(count: number, reason: string) {
    lost += count
    reportLost(count, (sum) => log.warn({ lost: sum, reason }, 'traces are lost: the collector does not take them'))
  }

  return {
    add: (span: Span): void => {
      if (waiting.length >= MOST_WAITING) lose(1, 'too many wait')
      else waiting.push(span)
      if (waiting.length === MOST_AT_ONCE) void flush()
    },
    lost: () => lost,
    close: async (): Promise<void> => {
      clearInterval(timer)
      await Promise.race([flush().then(flush), sleep(CLOSING_MS, undefined, { ref: false })])
    },
  }
}

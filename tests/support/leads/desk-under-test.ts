import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { systemClock } from '../../../server/leads/clock.ts'
import { createLeadDesk, type LeadDesk } from '../../../server/leads/lead-desk.ts'
import { startJsonSink, type JsonSink } from '../peers/json-sink.ts'
import { demoConfig } from '../site/demo-config.ts'
import { LEAD } from './lead.ts'
import { openLeads, testChannel } from './leads.ts'
import { createTestClock } from './test-clock.ts'

/** For each test a folder, a desk that keeps its leads there once it is made, and somewhere to post them. */
export function deskUnderTest() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const context = { idempotencyKey: null, page: '/', address: '::1', log }

  const at = {
    directory: '',
    sink: null as unknown as JsonSink,
    desk: null as unknown as LeadDesk,
  }

  function deskWith(env: Record<string, string> = {}) {
    const config = demoConfig({ SITE_URL: 'https://versta.example', DATA_DIR: at.directory, ...env })
    at.desk = createLeadDesk(config, log)
    return at.desk
  }

  /** With two queues and alerts that have looked for leads and do so again only when they are woken. */
  async function openAsleep(env: Record<string, string>) {
    const sleep = vi.spyOn(systemClock, 'sleep').mockImplementation(
      (_ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) resolve()
          signal?.addEventListener('abort', () => resolve())
        }),
    )
    void deskWith(env).open()
    await vi.waitFor(() => expect(sleep).toHaveBeenCalledTimes(3))
  }

  /** What an earlier run of the program left, with a channel this one may not have. */
  async function earlierRun(
    channel: string,
    work: (leads: ReturnType<typeof openLeads>) => Promise<unknown>,
    ageMs = 0,
  ) {
    const clock = createTestClock()
    clock.advance(Date.now() - ageMs - clock.now())
    const settings = { databaseUrl: null, dataDirectory: at.directory }
    const leads = openLeads({ settings } as never, [testChannel(channel).channel], clock)
    await leads.post()
    await work(leads)
    await leads.close()
  }

  const submit = (change = {}) => at.desk.submit({ ...LEAD, ...change }, context)
  const submitTracked = (change = {}) => at.desk.submitTracked({ ...LEAD, ...change }, context)
  const mails = async () =>
    (await readdir(join(at.directory, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const told = (level: keyof typeof log, message: string) =>
    log[level].mock.calls.filter(([, words]) => words === message).map(([details]) => details)

  beforeEach(async () => {
    for (const level of Object.values(log)) level.mockReset()
    at.sink = await startJsonSink()
    at.directory = await mkdtemp(join(tmpdir(), 'versta-desk-'))
  })
  afterEach(async () => {
    await at.desk.close()
    vi.restoreAllMocks()
    vi.useRealTimers()
    await at.sink.stop()
    await rm(at.directory, { recursive: true, force: true })
  })
  return Object.assign(at, { log, deskWith, openAsleep, earlierRun, submit, submitTracked, mails, told })
}

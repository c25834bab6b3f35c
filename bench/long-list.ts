import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createContentStore } from '../server/content/cache/content-store.ts'
import { createHtmlCleaner } from '../server/content/html/cleaner.ts'
import { createContentReader } from '../server/content/reader.ts'
import type { Finding } from './finding.ts'
import { startManyProjects } from './many-projects.ts'

const PROJECTS = 20_000
const LIMIT_MS = 50

/** The longest block of the event loop while a long list is parsed, first and after a change. */
export async function measureLongList(): Promise<Finding[]> {
  const list = await manyProjects()
  const bodies = [list, list.replaceAll('Зерновед', 'Зерносвет')].map((text) => Buffer.from(text))
  const store = createContentStore({
    upstream: { get: async () => ({ kind: 'found', body: bodies.shift() ?? Buffer.alloc(0), validators: {} }) },
    freshMs: 1e9,
    staleMs: 1e9,
  })
  const content = createContentReader({
    read: async (source) => (await store.read(source)).value,
    html: async () => createHtmlCleaner('https://versta.example'),
    measured: async (html) => html,
    log: { warn: console.warn },
  })

  const findings: Finding[] = []
  for (const name of ['first read', 'read again when it has changed']) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await content.projects()
    // A stop is noted by the timer that it has delayed.
    await sleep(20)
    delay.disable()
    const longestMs = delay.max / 1e6
    findings.push({
      name: `a list of ${PROJECTS} projects, ${name}: longest stop of the event loop, ms`,
      measured: longestMs.toFixed(0),
      limit: `≤ ${LIMIT_MS}`,
      limitIs: 'a budget: what a press may wait to be felt',
      isWithin: longestMs <= LIMIT_MS,
    })
    store.invalidate(() => true)
  }
  return findings
}

async function manyProjects(): Promise<string> {
  const origin = await startManyProjects(PROJECTS)
  const list = await (await fetch(`${origin.url}/projects/`)).text()
  await origin.stop()
  return list
}

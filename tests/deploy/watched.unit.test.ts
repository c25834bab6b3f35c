import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { checked, isInstalled } from '../support/run/checker.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** As the sources name them: in quotes. */
const METRICS = new Set(
  globSync('server/operations/**/*.ts', { cwd: ROOT }).flatMap(
    (file) => read(file).match(/(?<=')versta_[a-z_]+(?=')/g) ?? [],
  ),
)
const metricsIn = (text: string) =>
  [...new Set(text.match(/\bversta_[a-z_]+/g))].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))

const rules = (
  load(read('deploy/prometheus/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap((group) => group.rules)

describe('alerts', () => {
  test.skipIf(!isInstalled('promtool'))('speak when they should and are silent before, by promtool', () => {
    const { code, said } = checked('promtool', 'test', 'rules', join(ROOT, 'deploy/prometheus/tests.yml'))
    expect([code, said]).toEqual([0, expect.stringContaining('SUCCESS')])
  })

  test('are each tried, and each explained', () => {
    const [tried, explained] = [read('deploy/prometheus/tests.yml'), read('docs/operators/alerts.md')]
    for (const { alert } of rules) {
      expect(tried, alert).toMatch(new RegExp(`alertname: ${alert}\\n {8}exp_alerts:\\n {10}- exp_labels`))
      expect(explained, alert).toContain(`| \`${alert}\``)
    }
  })

  test.each(rules)('$alert asks for metrics there are', ({ expr }) => {
    expect(metricsIn(expr).filter((name) => !METRICS.has(name))).toEqual([])
  })
})

interface Panel {
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

describe('the dashboard', () => {
  const { panels } = JSON.parse(read('deploy/grafana/versta.json')) as { panels: Panel[] }

  test('asks for metrics there are, in expressions Prometheus reads', () => {
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(10)
    expect(metricsIn(expressions.join('\n')).filter((name) => !METRICS.has(name))).toEqual([])
  })

  test('asks the questions of the alerts, and no panel covers another', () => {
    expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toHaveLength(5)
    for (const [at, { gridPos: a }] of panels.entries())
      for (const { gridPos: b } of panels.slice(at + 1))
        expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false)
  })
})

/** Lines that are put together elsewhere: what the source calls them, and how the document does. */
const PUT_TOGETHER: Record<string, readonly string[]> = {
  'server/app.ts: text': ['copy/….json: …'],
  'server/base/record-file.ts: `${name} is corrupt, not used`': ['… is corrupt, not used'],
  'server/leads/lead-desk.ts: failure': [
    'leads that waited for PostgreSQL could not be taken over',
    'old leads could not be erased',
    'the text of the consent could not be kept',
    'waiting leads could not be counted',
  ],
  'server/leads/standby.ts: failure': [
    'moved leads could not be deleted on this machine',
    'waiting leads could not be read',
  ],
  'server/main.ts: event': ['uncaughtException', 'unhandledRejection'],
  'server/main.ts: text': [
    '… is no setting and changes nothing: is … meant?',
    'SITE_URL is not set: links and the sitemap lead to …',
  ],
  'server/main.ts: error.message': ['… must be …, got …', 'Node 24 is needed, …'],
  'server/operations/invalidation/messages.ts: what': [
    'invalidation message lost',
    'invalidation messages cannot be received',
  ],
  'server/operations/reachable.ts: `${setting} cannot be reached; the site starts without it`': [
    '… cannot be reached; the site starts without it',
  ],
  'server/origin/file-warnings.ts: outcome': [],
}

test('docs/operators/log.md has every line that is a warning or worse', () => {
  const document = read('docs/operators/log.md')
  const lines = globSync('server/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    loggedIn(read(file)).flatMap((message) =>
      /^'[^']+'$/.test(message)
        ? [message.slice(1, -1)]
        : (PUT_TOGETHER[`${file}: ${message}`] ?? [`${file}: ${message}`]),
    ),
  )
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter((line) => !document.includes(`\`${line}\``))).toEqual([])
})

/** The last argument of each call that logs a warning, an error or an end. */
const loggedIn = (source: string) =>
  [...source.matchAll(/\blog\.(?:warn|error|fatal)\(/gi)].map(({ index, 0: call }) => {
    const all = argumentsFrom(source.slice(index + call.length))
      .trim()
      .replace(/,$/, '')
    return /(?:'[^']*'|`[^`]*`|[\w.]+)$/.exec(all)?.[0] ?? all
  })

/** What stands before the bracket that closes the call. */
function argumentsFrom(text: string): string {
  let depth = 1
  let at = 0
  for (; depth > 0; at += 1) depth += Number('([{'.includes(text.charAt(at))) - Number(')]}'.includes(text.charAt(at)))
  return text.slice(0, at - 1)
}

import { cpus, loadavg } from 'node:os'
import { measureCachedPages } from './cached-pages.ts'
import { measureFirstView } from './first-view.ts'
import { measureInteractions } from './interactions.ts'
import { measureLeads } from './leads.ts'
import { LOAD_GENERATOR } from './load.ts'
import { measureLockedLeads } from './locked-leads.ts'
import { measureLongList } from './long-list.ts'
import { measureMedia } from './media.ts'
import { measureRendering } from './rendering.ts'
import { measureSize } from './size.ts'
import { measureStampede } from './stampede.ts'
import { measureStart } from './start.ts'
import { measureTracing } from './tracing.ts'

const load = () => `${(loadavg()[0] ?? 0).toFixed(1)} of ${cpus().length} processors`

const loadBefore = load()
console.log(`${LOAD_GENERATOR}\n`)
const findings = [
  ...(await measureStart()),
  ...(await measureMedia()),
  ...(await measureLeads()),
  ...(await measureLockedLeads()),
  ...(await measureCachedPages()),
  ...(await measureRendering()),
  ...(await measureTracing()),
  ...(await measureStampede()),
  ...(await measureSize()),
  ...(await measureLongList()),
  ...(await measureInteractions()),
  ...measureFirstView(),
]

console.log(`\nBusy beside this run: ${loadBefore} before, ${load()} after`)
console.log(LOAD_GENERATOR)
console.log('\n| what | measured | limit | | the limit is |\n|---|---|---|---|---|')
for (const { name, measured, limit, limitIs, isWithin } of findings)
  console.log(`| ${name} | ${measured} | ${limit} | ${isWithin ? 'within' : '**over**'} | ${limitIs} |`)
process.exitCode = findings.every(({ isWithin }) => isWithin) ? 0 : 1

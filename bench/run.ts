import { measureFirstView } from './first-view.ts'
import { measureMedia } from './media.ts'
import { measureStart } from './start.ts'

/** One measurement: a ratio against a limit taken in the same run. */
export interface Finding {
  name: string
  measured: string
  limit: string
  isWithin: boolean
}

const findings = [...(await measureStart()), ...(await measureMedia()), ...(await measureFirstView())]

console.log('\n| what | measured | limit | |\n|---|---|---|---|')
for (const { name, measured, limit, isWithin } of findings)
  console.log(`| ${name} | ${measured} | ${limit} | ${isWithin ? 'within' : '**over**'} |`)
process.exitCode = findings.every(({ isWithin }) => isWithin) ? 0 : 1

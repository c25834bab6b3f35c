import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { killOnExit } from '../../support/site/programs.ts'

const DRILL = new URL('../../../tools/drill/parts/drill.ts', import.meta.url).href

/** A drill that waits for ever, with something to remove that takes its time. */
const ENDLESS = `
  import { play } from ${JSON.stringify(DRILL)}
  await play(async ({ folder, defer }) => {
    defer(async () => {
      await new Promise((done) => setTimeout(done, 100))
      console.log('removed')
    })
    console.log(folder)
    await new Promise((done) => setTimeout(done, 1e9))
  }).catch(() => {})
  console.log('the next story')
`

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a drill removes what it has made when %s ends it, also twice',
  async (signal) => {
    const args = ['--no-warnings', '--input-type=module', '-e', ENDLESS]
    const program = killOnExit(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
    const said: string[] = []
    const lines = createInterface(program.stdout).on('line', (line) => said.push(line))
    await once(lines, 'line')
    program.kill(signal)
    program.kill(signal)
    const [code] = await once(program, 'close')
    const [folder = ''] = said
    expect([code, said]).toEqual([1, [expect.stringContaining('versta-drill-'), 'removed']])
    expect(existsSync(folder)).toBe(false)
  },
)

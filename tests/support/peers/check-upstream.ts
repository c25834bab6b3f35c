import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'
import { GOOD_AREAS } from '../content/content.ts'
import { plainEnvironment } from '../site/environment.ts'
import { killOnExit } from '../site/programs.ts'
import { startUpstream, text, type TestUpstream } from './upstream.ts'

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Starts the checker of a content API as its command does. */
export const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  killOnExit(
    spawn(process.execPath, ['--no-warnings', 'tools/check-upstream/main.ts', ...args], {
      env: { ...plainEnvironment(), ...env },
    }),
  )

/** What it says until it ends. */
export async function check(args: readonly string[], env?: NodeJS.ProcessEnv) {
  const child = start(args, env)
  const [said, complained] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, said, complained }
}

/** For each test an API with every area and picture, and nothing to complain of until the test changes it. */
export function faultlessApi() {
  const at = { api: null as unknown as TestUpstream }
  beforeEach(async () => {
    at.api = await startUpstream()
    const pictures = [...JSON.stringify(GOOD_AREAS).matchAll(/"(\/pictures\/[^"]+)"/g)].map(([, path = '']) => path)
    for (const path of pictures) at.api.on(path, text(PIXEL, 'image/png'))
  })
  afterEach(() => at.api.stop())
  return at
}

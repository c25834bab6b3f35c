import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { plainEnvironment } from './environment.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The tests run against the built site: builds it when the build is missing or older than its sources. */
export default function build() {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'bundling/build-if-stale.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: plainEnvironment(),
  })
  if (status !== 0) throw new Error('The build failed')
}

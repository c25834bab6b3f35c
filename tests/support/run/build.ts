import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { plainEnvironment } from '../site/environment.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The tests run against the built site: rebuilds it if the build is missing or stale. */
export default function build() {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/build/build-if-stale.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: plainEnvironment(),
  })
  if (status !== 0) throw new Error('The build failed')
}

import { join } from 'node:path'
import { startSite, type TestSite } from '../../../tests/support/site/site.ts'
import type { Drill } from './drill.ts'

/** The built site as production runs it, from `root` when given; killed at the end if it still runs. */
export async function startInstance(
  { folder, defer }: Drill,
  name: string,
  env: Record<string, string> = {},
  root?: string,
): Promise<TestSite> {
  const site = await startSite({ DATA_DIR: join(folder, name), TRUSTED_PROXIES: '127.0.0.1', ...env }, root)
  defer(() => site.kill('SIGKILL'))
  return site
}

export async function metric(site: TestSite, name: string): Promise<number> {
  const text = await (await site.get('/metrics')).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** A copy of the site's build, for a test to break. */
export async function copyBuild() {
  const root = await mkdtemp(join(tmpdir(), 'versta-copied-'))
  const others = (await readdir(ROOT)).filter((name) => !['dist', '.env'].includes(name))
  for (const name of others) await symlink(join(ROOT, name), join(root, name))
  await cp(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true })
  return { build: join(root, 'dist'), root, remove: () => rm(root, { recursive: true, force: true }) }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_FILE, type Build } from '../../../server/assets/build.ts'
import { copyBuild } from '../../../tests/support/site/copied-build.ts'
import type { Drill } from './drill.ts'

/** The folder of a copy that the site takes for the next build: it has an id of its own, and a file no other has. */
export async function nextBuild({ defer }: Drill): Promise<string> {
  const { build: folder, root, remove } = await copyBuild()
  defer(remove)
  const file = join(folder, BUILD_FILE)
  const build = JSON.parse(await readFile(file, 'utf8')) as Build
  const id = `${build.id.slice(0, -4)}next`
  const next: Build = { ...build, id, assets: [...build.assets, 'next.js'], routes: { ...build.routes } }
  next.routes['/contacts/'] = [...(build.routes['/contacts/'] ?? []), '/assets/next.js']
  await writeFile(join(folder, 'client/assets/next.js'), 'export {}\n')
  await writeFile(file, JSON.stringify(next))
  const proof = join(folder, 'render-proof.json')
  await writeFile(proof, (await readFile(proof, 'utf8')).replaceAll(build.id, id))
  return root
}

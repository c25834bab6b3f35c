import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { readBuild } from '../../server/assets/build.ts'
import { readConfig } from '../../server/config/config.ts'
import { withOwnerFile } from '../../server/config/owner-file.ts'
import { readOwner } from '../../server/owner.ts'
import { pageInput } from '../../server/pages/render.ts'
import { proveRenders, writeProof } from '../../server/rendering/proof.ts'
import { sitemapEntries } from '../../server/seo/sitemap.ts'
import { withCompleteContent } from './complete-content.ts'

const dataDirectory = await mkdtemp(join(tmpdir(), 'versta-proof-'))
const buildDirectory = resolve('dist')

try {
  await prove()
} catch (error) {
  console.error('could not compare the renderers:', error)
  process.exitCode = 1
}
await rm(dataDirectory, { recursive: true, force: true })
// After a failure, open handles would keep the process alive.
process.exit()

/** Compares both renderers over the embedded content and records which pages may use the fast one. */
async function prove(): Promise<void> {
  const config = readConfig(withOwnerFile({ NODE_ENV: 'production', DATA_DIR: dataDirectory, FAST_RENDER: 'off' }))
  const app = await buildApp(config, pino({ level: 'error' }), buildDirectory)
  await app.ready()

  const { icons, log } = app
  const { id: buildId } = await readBuild(buildDirectory)
  const { words, brand, shareAddress } = readOwner(config, (text) => log.warn(text))
  const facts = { icons, site: config.site, words, face: brand.face, shareAddress, buildId }
  // A page without what could not be read would be taken for one that the renderers disagree on.
  const proof = await withCompleteContent(app, async (content) =>
    proveRenders({
      addresses: (await sitemapEntries(content, config.site)).map(({ address }) => address),
      inputOf: (address) => pageInput(facts, content, address),
      log,
    }),
  )
  await writeProof(buildDirectory, { buildId, ...proof })
  await app.close()

  console.log(`fast renderer: ${Object.keys(proof.templates).length} page files are the same to the byte as by Vike`)
  for (const [pageId, reason] of Object.entries(proof.refused)) console.warn(`left to Vike: ${pageId}: ${reason}`)
}

/** Renders pages as the site does and as React alone does, alternately; prints the ratios as JSON. */
import { resolve } from 'node:path'
import pino from 'pino'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config/config.ts'
import { environment } from '../server/config/environment.ts'
import { readOwner } from '../server/owner.ts'
import { pageInput, renderAddress } from '../server/pages/render.ts'
import { barePage, prepare } from '../server/rendering/page-hooks.ts'
import { routeBy } from '../server/rendering/routes.ts'
import { loadPage, readPageFiles } from '../server/rendering/vike.ts'

const PAGES = ['/', '/projects/', '/projects/zernoved/', '/services/seo/', '/policy/']
const ROUNDS = 9
const RENDERS = 40

const log = pino({ level: 'silent' })
const config = readConfig(environment())
const app = await buildApp(config, log, resolve('dist'))
await app.ready()
const { content, recordContent, icons, renderer } = app
const { words, brand, shareAddress } = readOwner(config, (text) => log.warn(text))
const facts = { icons, site: config.site, words, face: brand.face, shareAddress, buildId: 'bench' }
const sources = { recordContent, renderer, policy: '', ...facts }
const route = routeBy(await readPageFiles())

const findings = []
for (const address of PAGES) {
  const tree = await treeOf(address)
  const ratios = []
  for (let round = 0; round <= ROUNDS; round++)
    ratios.push((await timed(() => renderToString(tree))) / (await timed(() => renderAddress(sources, address))))
  // The first round is a warm-up.
  findings.push({ address, ratios: ratios.slice(1) })
}
console.log(JSON.stringify(findings))
process.exit()

/** The React tree of a page. */
async function treeOf(address: string): Promise<ReactNode> {
  const routed = route(address)
  if (!routed) throw new Error(`there is no page at ${address}`)
  const pageContext = await prepare(await loadPage(address), routed, await pageInput(facts, content, address))
  await barePage(pageContext)
  return (pageContext as { page?: ReactNode }).page
}

/** Processor time of this thread. */
async function timed(render: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let count = 0; count < RENDERS; count++) await render()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

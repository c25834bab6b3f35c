import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RenderProof } from '../../../server/rendering/proof.ts'
import { bundleWith } from '../../support/site/changed-source.ts'
import { renders } from '../../support/site/renders.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const ROOT = join(import.meta.dirname, '../../..')
const proofIn = (root: string) => JSON.parse(readFileSync(join(root, 'dist/render-proof.json'), 'utf8')) as RenderProof

const NEVER_MATCHES = `export * from './original.ts'
export const routeBy = () => () => null`
const THROWS = `export const documentText = () => { throw new Error('broken on purpose') }`
const CHANGES_AN_ATTRIBUTE = `import * as original from './original.ts'
export * from './original.ts'
export const filled = (...page: Parameters<typeof original.filled>) =>
  original.filled(...page).replace('type="module"', 'type="text/javascript"')`

const THROWING = ['server/rendering/document-text.ts', THROWS] as const

const builds = new Map<string, Awaited<ReturnType<typeof bundleWith>>>()

async function bundled([file, broken]: readonly [string, string]) {
  const build = builds.get(file) ?? (await bundleWith(file, broken))
  builds.set(file, build)
  return build
}
afterAll(() => Promise.all([...builds.values()].map((build) => build.remove())))

let originalSite: TestSite
beforeAll(async () => {
  originalSite = await startSite()
})
afterAll(() => originalSite.stop())

test('the build proves the fast renderer for every page file', async () => {
  const { templates, refused } = proofIn(ROOT)
  expect(refused).toEqual({})
  expect(Object.keys(templates).length).toBeGreaterThanOrEqual(ROUTES.length)
  for (const [path] of ROUTES) await originalSite.get(path)
  expect(await renders(originalSite)).toEqual({ vike: 0, fast: ROUTES.length })
})

/** Before anything is proven of it: with the proof of the build it was made from. */
test('a page the fast renderer fails on after all is rendered by Vike, and the log tells of it', async () => {
  const { root } = await bundled(THROWING)
  const site = await startSite({}, root)
  expect(await (await site.get('/about/')).text()).toBe(await (await originalSite.get('/about/')).text())
  const line = await site.logged(({ msg }) => msg === 'the fast renderer failed on a page that Vike renders')
  expect(line).toMatchObject({ level: 40, err: { message: 'broken on purpose' } })
  await site.stop()
})

test('a build without its proof is rendered by Vike, and the log says so', async () => {
  const { root } = await bundled(THROWING)
  await rm(join(root, 'dist/render-proof.json'))
  const site = await startSite({}, root)
  await site.logged(({ msg, level }) => msg === 'Vike renders all pages: the build was not proven' && level === 40)
  await site.get('/about/')
  expect(await renders(site)).toEqual({ vike: 1, fast: 0 })
  await site.stop()
})

describe.each([
  ['whose routes never match', ['server/rendering/routes.ts', NEVER_MATCHES], /no address of the site leads to it/],
  ['that throws', THROWING, /broken on purpose/],
  ['that changes one attribute', ['server/rendering/template.ts', CHANGES_AN_ATTRIBUTE], /type=..module.*type=..text/],
] as const)('a fast renderer %s', (_what, broken, reason) => {
  let build: Awaited<ReturnType<typeof bundleWith>>
  let said: string
  let site: TestSite
  beforeAll(async () => {
    build = await bundled(broken)
    said = build.prove()
    site = await startSite({}, build.root)
  })
  afterAll(() => site?.stop())

  test('is proven for no page, and the build and the log say why', async () => {
    const { templates, refused } = proofIn(build.root)
    expect(templates).toEqual({})
    expect(Object.keys(refused)).toEqual(expect.arrayContaining(Object.keys(proofIn(ROOT).templates)))
    expect(Object.values(refused).every((why) => reason.test(why))).toBe(true)
    expect(said).toMatch(/^left to Vike: \/pages\/index: /m)
    const line = await site.logged(({ msg }) => msg === 'Vike renders the pages of these files')
    expect(line['refused']).toEqual(refused)
  })

  test('leaves every page to Vike, the same to the byte', async () => {
    for (const [path] of ROUTES) {
      const [page, asProven] = await Promise.all([site, originalSite].map(async (one) => (await one.get(path)).text()))
      expect(page).toBe(asProven)
    }
    expect(await renders(site)).toEqual({ vike: ROUTES.length, fast: 0 })
  })
})

import { expect, test, vi } from 'vitest'
import { createMissingPages } from '../../../server/pages/missing-pages.ts'
import { pageOf } from '../../support/in-process/page-cache.ts'

/**
 * 404 pages that name their address twice, once without its query; of `/projects/` in the version `world`
 * tells, and of a blog that stays.
 */
function missingAt({ isCacheable = true } = {}) {
  const world = { now: 0, version: '1' as string | null }
  const render = vi.fn(async (address: string) =>
    pageOf(
      `Нет ${address}, только ${address.split('?')[0]}.`,
      { '/projects/': world.version ?? '', '/blog/': '0' },
      { status: 404 },
    ),
  )
  const freshUntil = (path: string, version: string) =>
    path === '/blog/' || version === world.version ? Infinity : null
  const missing = createMissingPages({ render, freshUntil, isCacheable, now: () => world.now })
  const bodyAt = async (url: string) => {
    const { body } = await missing.at(url, undefined)
    return Buffer.isBuffer(body) ? body.toString() : null
  }
  return { world, render, missing, bodyAt }
}

test('an address is named as it was asked for wherever the page names it, and never as markup', async () => {
  const { bodyAt } = missingAt()
  expect(await bodyAt('/x/?popup=callback&<b>')).toBe('Нет /x/?popup=callback&#38;&#60;b&#62;, только /x/.')
  expect(await bodyAt('/"x"/')).toBe('Нет /&#34;x&#34;/, только /&#34;x&#34;/.')
})

test('no more than the beginning of a long address is named', async () => {
  const { bodyAt } = missingAt()
  const asked = '/x/?'.padEnd(15_000, 'a=')
  expect(await bodyAt(asked)).toBe(`Нет ${asked.slice(0, 300)}, только ${asked.slice(0, 300)}.`)
  expect(await bodyAt(`/${'%D1%8F'.repeat(400)}/`)).toBe(`Нет /${'я'.repeat(299)}, только /${'я'.repeat(299)}.`)
})

test.each([
  ['/x/', '/~missing~/'],
  ['/x', '/~missing~/'],
  ['/blog/post/', '/blog/~missing~/'],
  ['/x/blog/post/', '/~missing~/'],
  ['/blog/x', '/~missing~/'],
  ['/blog/x/y/', '/~missing~/'],
  ['/nowhere/x/', '/~missing~/'],
  ['/blog/x/?tag=y', '/blog/~missing~/'],
  ['/blog/x/?popup=callback', '/blog/~missing~/?popup=callback'],
  ['/blog/x/index.pageContext.json', '/blog/~missing~/index.pageContext.json'],
  ['/x/index.pageContext.json?popup=callback', '/~missing~/index.pageContext.json'],
])('%s is of the kind of %s', async (url, kind) => {
  const { render, bodyAt } = missingAt()
  await bodyAt(url)
  expect(render.mock.calls).toEqual([[kind]])
})

test('a kind is rendered once for all who ask at the same time', async () => {
  const { render, bodyAt } = missingAt()
  const bodies = await Promise.all(['/a/', '/b/'].map(bodyAt))
  expect(bodies).toEqual(['Нет /a/, только /a/.', 'Нет /b/, только /b/.'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a kind is rendered anew once its content has changed or its time has come, and not before', async () => {
  const { world, render, bodyAt } = missingAt()
  render.mockImplementationOnce(async (address) => {
    const page = pageOf(`Нет ${address}`, { '/projects/': '1' }, { status: 404 })
    return { ...page, dependencies: { ...page.dependencies!, expiresAtMs: 3000 } }
  })
  await bodyAt('/a/')
  world.now = 2999
  await bodyAt('/a/')
  expect(render).toHaveBeenCalledTimes(1)
  world.now = 3000
  await bodyAt('/a/')
  expect(render).toHaveBeenCalledTimes(2)
  world.version = '2'
  await bodyAt('/a/')
  expect(render).toHaveBeenCalledTimes(3)
})

test('a failure to render one is not remembered', async () => {
  const { render, bodyAt } = missingAt()
  render.mockRejectedValueOnce(new Error('broken'))
  await expect(bodyAt('/a/')).rejects.toThrow('broken')
  expect(await bodyAt('/a/')).toContain('/a/')
})

test.each([
  ['in development', { isCacheable: false }, {}],
  ['that depends on nothing known', {}, { dependencies: null }],
])('a page %s is rendered each time', async (_which, options, facts) => {
  const { render, bodyAt } = missingAt(options)
  render.mockImplementation(async (address) => ({
    ...pageOf(address, { '/projects/': '1' }, { status: 404 }),
    ...facts,
  }))
  for (let visit = 0; visit < 2; visit++) await bodyAt('/a/')
  expect(render).toHaveBeenCalledTimes(2)
})

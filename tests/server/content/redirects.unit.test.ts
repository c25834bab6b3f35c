import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { canonicalPath, localAddress, withQuery } from '../../../server/base/local-address.ts'
import { resolveRedirects } from '../../../server/content/redirects.ts'
import '../../support/run/random.ts'

const redirect = (from: string, to: string, isPermanent = true) => ({ from, to, isPermanent })

async function resolved(...all: ReturnType<typeof redirect>[]) {
  const complain = vi.fn<(from: string, reason: string) => void>()
  const redirects = await resolveRedirects(all, complain)
  return { ways: [...redirects.values()], complaints: complain.mock.calls }
}

describe('redirects', () => {
  test('lead to the end of a chain in one step, for good only when every step is', async () => {
    const { ways, complaints } = await resolved(
      redirect('/a/', '/b/#x'),
      redirect('/b/', '/c/', false),
      redirect('/c/', '/d/?x=1#y'),
    )
    expect(ways).toEqual([
      redirect('/a/', '/d/?x=1#y', false),
      redirect('/b/', '/d/?x=1#y', false),
      redirect('/c/', '/d/?x=1#y'),
    ])
    expect(complaints).toEqual([])
  })

  test('that lead in a circle, or into one, are dropped and named; the others stay', async () => {
    const { ways, complaints } = await resolved(
      redirect('/in/', '/a/'),
      redirect('/a/', '/b/'),
      redirect('/b/', '/a/?again'),
      redirect('/self/', '/self/#x'),
      redirect('/good/', '/new/'),
    )
    expect(ways).toEqual([redirect('/good/', '/new/')])
    expect(new Set(complaints.map(([from]) => from))).toEqual(new Set(['/in/', '/a/', '/b/', '/self/']))
  })

  test('that lead to another spelling of themselves are dropped, and chains go by any spelling', async () => {
    const { ways, complaints } = await resolved(
      redirect('/leaflet.pdf', '/Leaflet.PDF'),
      redirect('/price/', '/files/Price.PDF?x=1'),
      redirect('/files/price.pdf', '/services/'),
    )
    expect(ways).toEqual([redirect('/price/', '/services/'), redirect('/files/price.pdf', '/services/')])
    expect(complaints).toEqual([['/leaflet.pdf', 'leads in a circle']])
  })

  test('from one address are one: the first', async () => {
    const { ways, complaints } = await resolved(redirect('/a/', '/b/'), redirect('/a/', '/c/'))
    expect(ways).toEqual([redirect('/a/', '/b/')])
    expect(complaints).toEqual([['/a/', 'another redirect leads from the same address']])
  })

  test('never lead to an address that leads on, whatever their order', async () => {
    const path = fc.integer({ min: 0, max: 12 }).map((number) => `/${number}/`)
    const some = fc.array(fc.record({ from: path, to: path, isPermanent: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(some, async (all) => {
        const redirects = await resolveRedirects(all, () => {})
        for (const { from, to } of redirects.values()) expect([from, redirects.has(to)]).toEqual([from, false])
        const first = new Map(all.toReversed().map(({ from, to }) => [from, to]))
        for (const from of first.keys())
          expect([from, redirects.has(from)]).toEqual([from, endOf(first, from) !== null])
      }),
    )
  })

  test('of a chain of 20,000 are read while others have their turn', async () => {
    const all = Array.from({ length: 20_000 }, (_, index) => redirect(`/${index}/`, `/${index + 1}/`))
    let turns = 0
    const takeTurn = () => {
      turns += 1
      turn = setImmediate(takeTurn)
    }
    let turn = setImmediate(takeTurn)
    const redirects = await resolveRedirects(all, () => {})
    clearImmediate(turn)
    expect(redirects.get('/0/')).toEqual(redirect('/0/', '/20000/'))
    expect(turns).toBeGreaterThan(10)
  })
})

/** Step by step, as a browser would go. */
function endOf(ways: ReadonlyMap<string, string>, from: string): string | null {
  const seen = new Set<string>()
  let at = from
  for (let to = ways.get(at); to !== undefined; to = ways.get(at)) {
    if (seen.has(at)) return null
    seen.add(at)
    at = to
  }
  return at
}

describe('the path of an old address', () => {
  test.each([
    ['/Old/Page', '/old/page/'],
    ['/old//page/', '/old/page/'],
    ['/Price.HTML', '/price.html'],
    ['/каталог/', '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/'],
    ['/%d0%ba%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3', '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/'],
    ['/a b/', '/a%20b/'],
  ])('%s is spelled %s', (written, spelled) => {
    expect(canonicalPath(written)).toBe(spelled)
    expect(canonicalPath(spelled)).toBe(spelled)
  })

  test.each([
    '',
    'old/',
    '//evil.example/',
    '/a/../b/',
    '/%2e%2e/',
    '/a%5cb/',
    '/a\\b/',
    '/%zz/',
    '/%D1/',
    '/a?b=1',
    '/a\n/',
  ])('%j is none', (written) => expect(canonicalPath(written)).toBeNull())
})

describe('where a redirect leads', () => {
  test.each([
    ['/Projects/Zernoved', '/projects/zernoved/'],
    ['/', '/'],
    ['/blog/?tag=дизайн#part-1', '/blog/?tag=%D0%B4%D0%B8%D0%B7%D0%B0%D0%B9%D0%BD#part-1'],
    ['/upload/Price.PDF', '/upload/Price.PDF'],
  ])('%s is %s', (written, address) => expect(localAddress(written)).toBe(address))

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/%2fevil.example/',
    '/%5cevil.example/',
    '/..//evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/a/?x=\r\nset-cookie: a=b',
    '',
  ])('%j is nowhere', (written) => expect(localAddress(written)).toBeNull())

  test('is on this host whatever was written', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
      ' ',
      'a',
      'я',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        ),
        (written) => {
          const address = localAddress(written)
          if (address === null) return
          expect(new URL(address, 'https://versta.example/deep/').host).toBe('versta.example')
          expect(address).toMatch(/^[\x21-\x7e]+$/)
          expect(localAddress(address)).toBe(address)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['/a/', 'x=1', '/a/?x=1'],
    ['/a/?b=2#c', 'x=1', '/a/?b=2&x=1#c'],
    ['/a/#c', '', '/a/#c'],
  ])('%s with the query %j is %s', (address, query, whole) => expect(withQuery(address, query)).toBe(whole))
})

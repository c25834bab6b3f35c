import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { structuredText } from '../../../shared/structured-data/node.ts'

const blockOf = (name: string) => structuredText([{ '@type': 'Thing', name }])

describe('the text of a data block', () => {
  test.each([
    ['</script>', '</script><script>alert(1)</script>'],
    ['</ScRiPt >', '</ScRiPt ><img src=x onerror=alert(1)>'],
    ['a comment', '<!--<script>'],
    ['CDATA', ']]><![CDATA['],
    ['separators of lines', '\u2028\u2029'],
    ['an entity', '&lt;/script&gt;'],
  ])('holds %s inert and whole', (_what, name) => {
    const text = blockOf(name)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] })
  })

  test('is JSON of one line without a sign of markup, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = blockOf(name)
        expect(text).not.toMatch(/[<>&\u2028\u2029\n]/)
        expect(JSON.parse(text)['@graph'][0].name).toBe(name.replace(/[\u00a0\u202f]/g, ' '))
      }),
    )
  })

  test('has plain spaces where the page has non-breaking ones', () => {
    expect(JSON.parse(blockOf('SEO и\u00a0реклама'))['@graph'][0].name).toBe('SEO и реклама')
  })
})

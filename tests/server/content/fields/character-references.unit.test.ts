import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { withoutReferences } from '../../../../server/content/fields/character-references.ts'

const NAMES =
  'apos nbsp ensp emsp thinsp shy laquo raquo bdquo ldquo rdquo lsquo rsquo sbquo ndash mdash minus hellip bull middot ' +
  'sect copy reg trade deg plusmn times frac12 sup2 sup3 euro numero'

describe('a reference is the character it stands for', () => {
  test.each(NAMES.split(' ').map((name) => `&${name};`))('%s, as HTML has it', (reference) => {
    expect(withoutReferences(reference)).not.toBe(reference)
    expect(withoutReferences(reference)).toBe(sanitizeHtml(reference))
  })

  test.each([
    ['&amp;', '&'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;', '"'],
    ['&#171;Зерновед&#187;', '«Зерновед»'],
    ['&#xAB;Зерновед&#XBB;', '«Зерновед»'],
    ['&#32;&#126;&#160;', ' ~\u00a0'],
    ['&#xD7FF;&#xE000;&#x10FFFF;', '\ud7ff\ue000\u{10ffff}'],
    ['&amp;lt;', '&lt;'],
  ])('%s is %j', (text, expected) => {
    expect(withoutReferences(text)).toBe(expected)
  })
})

test.each([
  '&#31;',
  '&#127;',
  '&#159;',
  '&#xD800;',
  '&#xDFFF;',
  '&#x110000;',
  '&#12345678;',
  '&verst;',
  '&Laquo;',
  '&laquo',
  'AT&T; &',
])('%s stands as it is', (text) => {
  expect(withoutReferences(text)).toBe(text)
})

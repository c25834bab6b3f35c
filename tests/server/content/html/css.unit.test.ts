import { describe, expect, test } from 'vitest'
import { cleanCss } from '../../../../server/content/html/css.ts'

describe('what leaves the box is gone', () => {
  test.each([
    ['an import', '@import "//evil.example/x.css";'],
    ['an import in capitals', '@IMPORT url(x.css);'],
    ['a charset', '@charset "utf-8";'],
    ['a font', '@font-face { font-family: x; src: url(/x.woff2) }'],
    ['the host', ':host { display: none }'],
    ['the host with an argument', ':host(.x) { display: none }'],
    ['the host around', ':host-context(body) { display: none }'],
    ['the host written with an escape', ':h\\6fst { display: none }'],
    ['the host inside a media rule', '@media print { :host { display: none } }'],
    ['the root', ':root { --ink: red }'],
    ['slotted elements', '::slotted(*) { display: none }'],
    ['an import behind the end of an HTML comment', '--> @import "//evil.example/x.css" :b;'],
    ['an import behind the block of a variable', '--x: {} @import "//evil.example/x.css";'],
    ['a font behind the beginning of an HTML comment', '<!-- @font-face { font-family: x }'],
  ])('%s', (_what, css) => {
    expect(
      cleanCss(`${css} p { color: red }`)
        .replace(/@media print \{\s*\}/, '')
        .trim(),
    ).toBe('p { color: red }')
  })

  test.each([
    ['fixed to the window', 'position: fixed'],
    ['fixed in capitals', 'POSITION: FIXED'],
    ['fixed with importance', 'position: fixed !important'],
    ['fixed with a comment', 'position: fixed/**/'],
    ['fixed with an escape', 'position: f\\69xed'],
    ['fixed under an escaped name', 'p\\6fsition: fixed'],
    ['fixed through a variable', 'position: var(--p)'],
    ['sticky', 'position: sticky'],
    ['a picture of another host', 'background: url(https://evil.example/x.png)'],
    ['a picture of another host without a scheme', 'background: url("//evil.example/x.png")'],
    ['a picture in the address itself', "background: url('data:image/svg+xml,<svg/>')"],
    ['a relative picture', 'background: url(x.png)'],
    ['an escaped url', 'background: u\\72l(//evil.example/x)'],
    ['a second, foreign picture', 'background: url(/a.png), url(//evil.example/x.png)'],
    ['a foreign picture behind a backslash', String.raw`background: url("/\\evil.example/x.png")`],
    ['a foreign picture behind one backslash', String.raw`background: url("/\evil.example/x.png")`],
    ['a foreign picture behind an escaped slash', String.raw`background: url("/\00002fevil.example/x.png")`],
    ['a foreign picture behind an escaped slash, bare', String.raw`background: url(/\2f evil.example/x.png)`],
    ['a foreign picture behind a tab', 'background: url("/\t/evil.example/x.png")'],
    ['a foreign picture of another function', 'background: src("https://evil.example/x.png")'],
    ['a picture of another function, in capitals', 'background: SRC ("/x.png")'],
    ['a foreign image', 'background: image("https://evil.example/x.png")'],
    ['an image set of a vendor', 'background: -webkit-image-set("//evil.example/x.png" 1x)'],
    ['an image set', 'background: image-set("//evil.example/x.png" 1x)'],
    ['a foreign picture in a variable', '--x: url(//evil.example/x)'],
    ['an expression', 'width: expression(alert(1))'],
    ['a script address', 'background: url(javascript:alert(1))'],
    ['a binding', '-moz-binding: none'],
    ['a behaviour', 'behavior: none'],
    ['a picture after a space', 'background: url (//evil.example/x.png)'],
    ['an image set after a space', 'background: image-set ("x.png" 1x)'],
    ['an expression after a space', 'width: expression (alert(1))'],
    ['a place that only ends well', 'position: fixed static'],
    ['a place that only begins well', 'position: static fixed'],
  ])('%s', (_what, declaration) => {
    expect(cleanCss(`p { ${declaration}; color: red }`)).toBe('p { color: red }')
  })
})

describe('what stays in the box stays', () => {
  test.each([
    'p { color: red }',
    '@media (width < 600px) { p { color: red } }',
    '@media (400px<=width<600px) { p { color: red } }',
    '@media (min-width: 600px) { p { position: absolute } }',
    '@keyframes turn { to { rotate: 1turn } }',
    '@container (width >= 400px) { p { color: red } }',
    'p > a::after { content: "→" }',
    'p { background: url(/pictures/a.png) }',
    'p { position: relative }',
    'p { background: url( "/pictures/a.png" ) }',
    "p { background: url('/pictures/a.png') }",
    'p { background-position: center }',
    'p { position-anchor: --a }',
    'p { scroll-behavior: smooth }',
    'p { behavior-x: none }',
    '@supports (display: grid) { p { color: red } }',
    '@layer base { p { color: red } }',
    '@property --a { syntax: "*"; inherits: false }',
  ])('%s', (css) => {
    expect(cleanCss(css)).toBe(css)
  })
})

test('what looks like the end of an element is written so that it reads the same and ends nothing', () => {
  expect(cleanCss('p::after { content: "</b>" }')).toBe('p::after { content: "<\\/b>" }')
})

test.each(['p::after { content: "</style><script>alert(1)</script>" }', 'a[title="</STYLE >"] { color: red }'])(
  'the end of a style element cannot be written: %s',
  (css) => {
    expect(cleanCss(css)).not.toMatch(/<\//)
  },
)

test('comments are gone', () => {
  expect(cleanCss('/* </style> */ p { color: red }').trim()).toBe('p { color: red }')
})

test('what is around a comment stays', () => {
  const css = cleanCss(
    'p /* a */ b { font: red /* c */ blue } @media print /* d */ and (width > 9px) { b { color: red } }',
  )
  expect(css.replaceAll(/\s+/g, ' ')).toBe('p b { font: red blue } @media print and (width > 9px) { b { color: red } }')
})

test('what only looks like a comment hides no other host', () => {
  const css = cleanCss('p { background: url(//*.evil.example/*/y.png) } p /* :host */ b { color: red/* x */ }')
  expect(css).not.toMatch(/evil|host|x/)
  expect(css).toContain('color: red')
})

test.each(['p { color: red', '}}}', 'p { content: "'])('what is no style sheet gives none: %s', (css) => {
  expect(cleanCss(css)).toBe('')
})

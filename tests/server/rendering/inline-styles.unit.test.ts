import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { styleInliner } from '../../../server/rendering/inline-styles.ts'

const link = (address: string) => `<link rel="stylesheet" type="text/css" href="${address}">`

const inlineStyles = styleInliner(
  new Map([
    ['/page.css', '.a{color:red}'],
    ['/frame.css', '.b{color:tan}'],
  ]),
)

test('the sheets of a page are at the end of its head, in their order, and their files are not loaded', () => {
  const { document, hash } = inlineStyles(
    `<head>${link('/page.css')}${link('/frame.css')}<title>Верста</title></head><body></body>`,
  )
  const style = '.a{color:red}.b{color:tan}'
  const disabled = ['/page.css', '/frame.css'].map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
  expect(document).toBe(`<head><title>Верста</title>${disabled.join('')}<style>${style}</style></head><body></body>`)
  expect(hash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test('a document of which a sheet is not known stays as it is', () => {
  const document = `<head>${link('/page.css')}${link('/other.css')}</head>`
  expect(inlineStyles(document)).toEqual({ document, hash: null })
})

test('what a page shows or passes on is not taken for its head', () => {
  const shown = `<head></head><body><pre>${link('/page.css')}</pre></body>`
  expect(inlineStyles(shown)).toEqual({ document: shown, hash: null })
  const data = JSON.stringify({ text: link('/page.css') })
  expect(inlineStyles(data)).toEqual({ document: data, hash: null })
})

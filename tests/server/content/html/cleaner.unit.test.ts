import { describe, expect, test, vi } from 'vitest'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'

const { richText, customHtml } = createHtmlCleaner('https://versta.example')

describe('what could run is gone', () => {
  test.each([
    ['a script', '<p>до</p><script>alert(1)</script><p>после</p>', '<p>до</p><p>после</p>'],
    ['an unclosed script', '<p>до</p><script>alert(1)', '<p>до</p>'],
    ['a handler', '<p onclick="alert(1)">текст</p>', '<p>текст</p>'],
    ['a handler of a picture', '<img src=x onerror=alert(1)>', ''],
    ['a drawing', '<svg onload=alert(1)><a>x</a></svg>', '<a>x</a>'],
    ['a style sheet', '<style>body{display:none}</style>текст', 'текст'],
    ['a style attribute', '<p style="position:fixed">текст</p>', '<p>текст</p>'],
    ['a form', '<form action="//evil.example"><input name="card"></form>', ''],
    ['a base address', '<base href="//evil.example/">', ''],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
    ['an object', '<object data="x.swf"></object><embed src="x">', ''],
    ['a foreign frame', '<iframe src="https://evil.example/"></iframe>', ''],
    ['a frame of our own host', '<iframe src="/admin/"></iframe>', ''],
    [
      'a frame that runs in the name of an allowed host',
      '<iframe src="javascript://rutube.ru/%0aalert(1)"></iframe>',
      '',
    ],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['a comment', 'a<!-- <script> -->b', 'ab'],
  ])('%s', (_what, html, clean) => {
    expect(richText(html)).toBe(clean)
    expect(customHtml(html)).toBe(clean)
  })
})

describe('an address that runs or carries code is gone', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
  ])('%s', (address) => {
    expect(richText(`<a href="${address}">текст</a>`)).toBe('<a>текст</a>')
  })

  test('a picture in the address itself', () => {
    expect(richText('<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">')).toBe('')
  })
})

describe('links', () => {
  test.each(['https://other.example/page', 'http://other.example', 'HTTPS://OTHER.example'])(
    'to %s open in a new context without an opener',
    (href) => {
      expect(richText(`<a href="${href}">текст</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer">текст</a>`,
      )
    },
  )

  test.each([
    '/blog/',
    '/blog/?page=2',
    '?popup=callback',
    '#part-1',
    'https://versta.example/blog/',
    'mailto:hello@versta.example',
    'tel:+74950000000',
  ])('to %s stay as they are', (href) => {
    expect(richText(`<a href="${href}" target="_parent" rel="opener">текст</a>`)).toBe(`<a href="${href}">текст</a>`)
  })

  test.each([
    ['/about', '/about/'],
    ['https://versta.example/services/SEO?popup=callback#prices', '/services/seo/?popup=callback#prices'],
    ['/команда', '/%D0%BA%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0/'],
  ])('to %s lead to the address it would be redirected to', (href, target) => {
    expect(richText(`<a href="${href}">текст</a>`)).toBe(`<a href="${target}">текст</a>`)
  })

  test.each(['/files/price.pdf', 'https://versta.example/llms.txt', '/a%2Fb'])(
    'to %s, no page of ours, are left to the browser',
    (href) => {
      expect(richText(`<a href="${href}">текст</a>`)).toBe(`<a href="${href}" rel="external">текст</a>`)
    },
  )

  test('without an address get none', () => {
    expect(richText('<a name="top">текст</a>')).toBe('<a>текст</a>')
  })

  test('that leave the scheme to the page lead nowhere', () => {
    expect(richText('<a href="//evil.example/">текст</a>')).not.toContain('evil')
  })
})

describe('pictures', () => {
  test('go through the resizer in every width a column may have, loaded late', () => {
    const picture = richText('<img src="/pictures/a.png" alt="Схема" width="800" height="400" style="width:9999px">')
    expect(picture).not.toContain('9999')
    expect(picture).toContain('src="/media/w_1280/pictures/a.png"')
    expect(picture).toContain('/media/w_480/pictures/a.png 480w, ')
    expect(picture).toContain('/media/w_2560/pictures/a.png 2560w"')
    expect(picture).toContain(
      'sizes="auto, 100vw" alt="Схема" width="800" height="400" loading="lazy" decoding="async"',
    )
  })

  test.each([
    '<img src="/pictures/a.png">',
    '<img src="/pictures/a.png" width="100%" height="200">',
    '<img src="/pictures/a.png" width="100" height="x200">',
    '<img src="/pictures/a.png" width="100000" height="200">',
  ])('that do not tell their shape, as %s, are not laid out before they have come', (html) => {
    const picture = richText(html)
    expect(picture).toContain('sizes="100vw"')
    expect(picture).not.toMatch(/ (?:width|height)=/)
  })

  test('of a host we take stay, by their full address; of any other they do not', () => {
    const cleaner = createHtmlCleaner('https://versta.example', (address) => address.startsWith('https://cdn.example/'))
    expect(cleaner.richText('<img src="https://cdn.example/a.png" alt="">')).toContain(
      'src="/media/w_1280/@cdn.example/a.png"',
    )
    expect(cleaner.richText('<img src="https://evil.example/a.png" alt="">')).toBe('')
    expect(cleaner.richText('<img src="//cdn.example/a.png" alt="">')).toBe('')
    expect(richText('<img src="https://cdn.example/a.png" alt="">')).toBe('')
  })

  test('with spaces and commas in their names fit the list of addresses', () => {
    const picture = richText('<img src="/upload/фото 1, большое.jpg" alt="">')
    expect(picture).toContain('/media/w_480/upload/фото%201%2C%20большое.jpg 480w, ')
  })

  test('a table scrolls inside a box of its own', () => {
    expect(richText('<table><tr><td>1</td></tr></table>')).toBe(
      '<section class="wide" tabindex="0" aria-label="Таблица 1"><table><tr><td>1</td></tr></table></section>',
    )
  })

  test('a table with attributes as well', () => {
    expect(richText('<table border="1" width="2000"><tr><td>1</td></tr></table>')).toContain('<section class="wide"')
  })

  test('a player of an allowed host is loaded late', () => {
    expect(richText('<iframe src="https://rutube.ru/play/embed/1" onload="alert(1)"></iframe>')).toBe(
      '<iframe src="https://rutube.ru/play/embed/1" title="Видео" width="16" height="9" loading="lazy" ' +
        'allowfullscreen></iframe>',
    )
  })
})

describe('text', () => {
  test('is typeset', () => {
    expect(richText('<p>я и ты</p>')).toBe('<p>я\u00a0и\u00a0ты</p>')
  })

  test('with U+2028 stays text', () => {
    expect(richText('<p>a\u2028b</p>')).toBe('<p>a\u2028b</p>')
  })

  test('loses control characters, whether they stand in it or are spelled by a reference', () => {
    expect(richText('<p>a\u000bb&#7;c\td</p>')).toBe('<p>abc\td</p>')
  })

  test('with angle brackets stays escaped', () => {
    expect(richText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    )
  })
})

describe('a design of its own', () => {
  test('keeps its layout, classes and ids', () => {
    expect(customHtml('<section class="hero" id="top"><h1>Гудрон</h1></section>')).toBe(
      '<section class="hero" id="top"><h1>Гудрон</h1></section>',
    )
  })

  test('which an article does not', () => {
    expect(richText('<section class="hero"><h1 id="top">Гудрон</h1></section>')).toBe('Гудрон')
  })
})

test.each([
  '/a b.png',
  '/a, b.png',
  '/a,.png,',
  '/фото 1, 2.jpg',
  '/a(1).png',
  "/a'1.png",
  '/a\t\n b.png',
  '/a 1x, b 2w 3h.png',
])(
  'a picture of an odd name has a list of addresses all the same, and nothing is written to the console: %s',
  (name) => {
    const written = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const html = richText(`<img src="${name}">`)
    for (const write of written) expect(write).not.toHaveBeenCalled()
    expect(html).toMatch(/srcset="[^" ]+ 480w, [^" ]+ 640w, /)
    vi.restoreAllMocks()
  },
)

import { expect, test } from 'vitest'
import { photoLinks } from '../../shared/photo-links.ts'

const PICTURE = '<img src="/media/w_960/pictures/shop.webp" alt="Витрина" />'

test('a picture that stands alone leads to itself, large', () => {
  const html = photoLinks(`<p>a</p><figure>${PICTURE}<figcaption>Сорта и «состояния» <b>дня</b></figcaption></figure>`)

  expect(html).toContain('<figure><a href="/media/w_1920/pictures/shop.webp"')
  expect(html).toContain('data-gallery="picture-shop"')
  expect(html).toContain('data-caption="Сорта и «состояния» дня"')
  expect(html).toContain('aria-label="Открыть крупно: Витрина"')
  expect(html).toContain(`>${PICTURE}</a><figcaption>`)
})

test.each([
  { name: 'within a sentence', html: `<p>Слева ${PICTURE} витрина</p>` },
  { name: 'of another origin', html: '<figure><img src="https://cdn.example/a.webp" alt="" /></figure>' },
  { name: 'that leads elsewhere', html: `<figure><a href="/blog/">${PICTURE}</a></figure>` },
])('a picture $name stays as it is', ({ html }) => {
  expect(photoLinks(html)).toBe(html)
})

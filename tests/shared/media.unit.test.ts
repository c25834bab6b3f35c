import { describe, expect, test } from 'vitest'
import { mediaAddress, mediaSourceSet, servedWidth } from '#shared/media.ts'

test('a picture is webp of quality 75 unless said otherwise', () => {
  expect(mediaAddress('/pictures/a.png', { width: 640 })).toBe('/media/w_640,f_webp,q_75/pictures/a.png')
})

test('a box, a format and a quality stand in the address', () => {
  expect(mediaAddress('/pictures/a.png', { width: 640, height: 480, format: 'avif', quality: 60 })).toBe(
    '/media/w_640,h_480,f_avif,q_60/pictures/a.png',
  )
})

describe('the two densities', () => {
  test('are rounded up to widths that are served', () => {
    expect(mediaSourceSet('/a.png', 300)).toBe('/media/w_320,f_webp,q_75/a.png 1x, /media/w_640,f_webp,q_75/a.png 2x')
  })

  test('keep the ratio of the box', () => {
    expect(mediaSourceSet('/a.png', 320, 200)).toBe(
      '/media/w_320,h_200,f_webp,q_75/a.png 1x, /media/w_640,h_400,f_webp,q_75/a.png 2x',
    )
  })
})

test.each([
  [1, 160],
  [160, 160],
  [161, 240],
  [2560, 2560],
  [9000, 2560],
])('a picture %i wide is served %i wide', (width, served) => {
  expect(servedWidth(width)).toBe(served)
})

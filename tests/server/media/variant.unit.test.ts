import { describe, expect, test } from 'vitest'
import { acceptsAvif, inFormat, parseVariant } from '../../../server/media/variant.ts'

test('a variant is a width, a format and a quality', () => {
  expect(parseVariant('w_640,f_webp,q_60')).toEqual({
    width: 640,
    ratio: null,
    format: 'webp',
    quality: 60,
    version: null,
  })
})

test('a variant may have a shape and the hash of its original', () => {
  expect(parseVariant('w_640,r_4x3,f_avif,q_60,v_01234567')).toEqual({
    width: 640,
    ratio: '4x3',
    format: 'avif',
    quality: 60,
    version: '01234567',
  })
})

test('a width is enough: the format is up to the browser, and the quality to the format', () => {
  const variant = parseVariant('w_640')
  expect(variant).toMatchObject({ format: null, quality: null })
  expect([inFormat(variant, 'webp').quality, inFormat(variant, 'avif').quality]).toEqual([75, 50])
  expect(inFormat(parseVariant('w_640,q_60'), 'avif').quality).toBe(60)
})

test.each(['1x1', '16x9', '75x53'])('a shape may be %s', (ratio) => {
  expect(parseVariant(`w_160,r_${ratio}`)).toMatchObject({ width: 160, ratio, format: null })
})

describe('no other variant is served', () => {
  test.each([
    'w_50000,f_webp,q_75',
    'w_641,f_webp,q_75',
    'w_0,f_webp,q_75',
    'w_640,h_480,f_webp,q_75',
    'w_640,r_5x4,f_webp,q_75',
    'w_640,r_8x6,f_webp,q_75',
    'w_640,r_0x0,f_webp,q_75',
    'w_640,f_gif,q_75',
    'w_640,f_svg,q_75',
    'w_640,f_webp,q_100',
    'w_640,f_webp,q_075,x',
    'w_640,v_short',
    'f_webp,q_75,w_640',
    'w_640,f_webp,q_75,x_1',
    'w_-640,f_webp,q_75',
    'w_6e2,f_webp,q_75',
    '',
  ])('%j', (text) => {
    expect(() => parseVariant(text)).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

test.each([
  ['image/avif,image/webp,*/*', true],
  ['image/webp, image/avif;q=0.8', true],
  ['image/avif;q=0,image/webp', false],
  ['image/webp, IMAGE/AVIF ; q=0.8 , */*', true],
  ['image/avif-sequence', false],
  ['x-image/avif', false],
  ['image/webp,*/*', false],
  ['*/*', false],
  [undefined, false],
])('a browser that sends Accept: %s takes AVIF: %j', (accept, takes) => {
  expect(acceptsAvif(accept)).toBe(takes)
})

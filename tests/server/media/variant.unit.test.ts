import { describe, expect, test } from 'vitest'
import { parseVariant } from '../../../server/media/variant.ts'

test('a variant is a width, a format and a quality', () => {
  expect(parseVariant('w_640,f_webp,q_75')).toEqual({ width: 640, height: null, format: 'webp', quality: 75 })
})

test('a variant may be a box', () => {
  expect(parseVariant('w_640,h_480,f_avif,q_60')).toEqual({ width: 640, height: 480, format: 'avif', quality: 60 })
})

describe('no other variant is served', () => {
  test.each([
    'w_50000,f_webp,q_75',
    'w_641,f_webp,q_75',
    'w_0,f_webp,q_75',
    'w_640,h_0,f_webp,q_75',
    'w_640,h_2561,f_webp,q_75',
    'w_640,f_gif,q_75',
    'w_640,f_svg,q_75',
    'w_640,f_webp,q_100',
    'w_640,f_webp',
    'w_640',
    'f_webp,q_75,w_640',
    'w_640,f_webp,q_75,x_1',
    'w_-640,f_webp,q_75',
    'w_6e2,f_webp,q_75',
    '',
  ])('%j', (text) => {
    expect(() => parseVariant(text)).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

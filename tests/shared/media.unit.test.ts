import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  MEDIA_RATIOS,
  mediaAddress,
  mediaBoxAddress,
  mediaFluidSet,
  mediaSourceSet,
  ratioValue,
  servedRatio,
  servedWidth,
} from '#shared/media.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the address of a picture', () => {
  test('asks for webp of quality 75 unless said otherwise', () => {
    expect(mediaAddress('/pictures/a.png', { width: 640 })).toBe('/media/w_640/pictures/a.png')
  })

  test('names shape, format and quality', () => {
    expect(mediaAddress('/pictures/a.png', { width: 640, ratio: '4x3', format: 'avif', quality: 60 })).toBe(
      '/media/w_640,r_4x3,f_avif,q_60/pictures/a.png',
    )
  })

  test('names another host after an @', () => {
    expect(mediaAddress('https://cdn.example/a.png', { width: 640 })).toBe('/media/w_640/@cdn.example/a.png')
  })

  test('takes eight digits of a content hash into the variant', () => {
    expect(mediaAddress('/a.png?v=0123456789ab', { width: 640 })).toBe('/media/w_640,v_01234567/a.png')
  })

  test('keeps any other query, so that a new one is a new address', () => {
    expect(mediaAddress('/a.png?1717', { width: 640 })).toBe('/media/w_640/a.png?1717')
  })
})

describe('a picture in a box', () => {
  test('has two densities, rounded up to widths that are served', () => {
    expect(mediaBoxAddress('/a.png', { width: 300 })).toBe('/media/w_320/a.png')
    expect(mediaSourceSet('/a.png', { width: 300 })).toBe('/media/w_640/a.png 2x')
  })

  test('is cropped to the shape of the box', () => {
    expect(mediaBoxAddress('/a.png', { width: 300, height: 200 })).toBe('/media/w_320,r_3x2/a.png')
    expect(mediaSourceSet('/a.png', { width: 320, height: 427 })).toBe('/media/w_640,r_3x4/a.png 2x')
  })

  test('that is fluid comes in every width up to twice the box', () => {
    expect(mediaFluidSet('/a.png', { width: 400, height: 400 })).toBe(
      [320, 480, 640, 800].map((width) => `/media/w_${width},r_1x1/a.png ${width}w`).join(', '),
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

describe('shapes', () => {
  const boxes = globSync('{components,pages}/**/*.tsx', { cwd: ROOT }).flatMap(boxesOf)

  test('pages show pictures in boxes of many shapes', () => {
    expect(boxes.length).toBeGreaterThan(20)
  })

  test.each(boxes)('$file: the box $width × $height is one that is served, to the pixel', ({ width, height }) => {
    expect(Math.round(width / ratioValue(servedRatio(width, height)))).toBe(height)
  })

  test('every shape served is one that a page uses', () => {
    const used = new Set(boxes.map(({ width, height }) => servedRatio(width, height)))
    expect(MEDIA_RATIOS.filter((ratio) => !used.has(ratio))).toEqual([])
  })
})

/** Every `width`–`height` pair of numbers that stands in the file next to a picture. */
function boxesOf(file: string): { file: string; width: number; height: number }[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const pictures = source.match(/<Picture\b[^]*?\/>/g) ?? []
  const named = pictures.length > 0 ? (source.match(/\{ width: \d+, height: \d+ \}/g) ?? []) : []
  return [...pictures, ...named].flatMap((text) => {
    const [widths, heights] = [numbersAfter('width', text), numbersAfter('height', text)]
    return heights.flatMap((height, index) => {
      const width = widths[index]
      return width === undefined ? [] : [{ file, width, height }]
    })
  })
}

/** `width={480}`, `width={isBig ? 960 : 480}`, `width: 480`. */
function numbersAfter(name: string, text: string): number[] {
  const [, inner = ''] = new RegExp(String.raw`\b${name}(?:=\{|: )([^},]*)`).exec(text) ?? []
  return /^[^*]*$/.test(inner) ? (inner.match(/\d+/g) ?? []).map(Number) : []
}

import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFonts } from '../../../server/share/fonts.ts'
import { lookOf } from '../../../server/share/mark.ts'
import { createOutlines, type Outlines } from '../../../server/share/outlines.ts'
import { MOST_BYTES, paint } from '../../../server/share/paint.ts'
import { drawing } from '../../../server/share/picture.ts'
import { setLines, type Room } from '../../../server/share/set-lines.ts'
import { typeset } from '../../../shared/typography.ts'
import { NAUGHTY } from '../../support/content/naughty-strings.ts'

let outlines: Outlines
beforeAll(async () => {
  outlines = createOutlines(await readFonts())
})

const LOOK = lookOf({ name: 'Верста', colour: null }, null)
const CARD = { section: 'Блог', title: 'Заголовок', figure: null, palette: 'corp', picture: null }
const ROOM: Room = { width: 816, height: 332, sizes: [264, 56], leading: 0.88 }
const STYLE = { font: 'narrow', tracking: -0.012 } as const
const set = (text: string) => setLines(typeset(text), ROOM, STYLE, outlines)

describe('lines', () => {
  test.each([
    'Блог',
    'Как отвечать на отзыв, который несправедлив, и не поссориться с тем, кто его написал',
    'Достопримечательность'.repeat(9),
    'слово '.repeat(200),
  ])('of %s fit their room', (text) => {
    const { size, lines } = set(text)
    for (const line of lines) expect(outlines.measure(line, { ...STYLE, size })).toBeLessThanOrEqual(ROOM.width)
    expect(lines.length * size * ROOM.leading).toBeLessThanOrEqual(ROOM.height)
  })

  test('are larger where there are fewer words', () => {
    expect(set('Блог').size).toBe(264)
    expect(set('Как отвечать на отзыв, который несправедлив').size).toBeLessThan(
      set('Отзыв, который несправедлив').size,
    )
  })

  test('never end in a preposition, and are cut short with dots', () => {
    const { lines } = set('Что успевает понять незнакомец за пять секунд о вас и о том, с чем вы к нему пришли')
    for (const line of lines) expect(line).not.toMatch(/(?:^|\s)[а-яё]{1,2}$/i)
    expect(set('слово '.repeat(200)).lines.at(-1)).toMatch(/слово…$/)
  })
})

describe('letters', () => {
  test('ё, й and ₽ are drawn, emoji and hieroglyphs left out', () => {
    expect(outlines.drawable('Ещё «Ёлка» и\u0306 499 ₽ 🚗 日本語 é №1')).toBe('Ещё «Ёлка» й 499 ₽ é №1')
  })
})

describe('hostile titles', () => {
  const titles = [
    '',
    ' ',
    '🚗🚗🚗',
    '日本語',
    '\u202e\u0000]]>',
    '<script>alert(1)</script>',
    '&amp;&#0;"\'',
    'а'.repeat(3000),
  ]

  test.each([...titles, ...NAUGHTY])('%j becomes a drawing', (title) => {
    const svg = drawing({ ...CARD, title, figure: { value: title, text: title } }, LOOK, false, outlines)
    expect(svg).not.toContain('<script')
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test('are painted like any other', async () => {
    const title = titles.join(' ')
    const png = await paint(
      sharp,
      drawing({ ...CARD, title, section: title }, { ...LOOK, name: title }, false, outlines),
      null,
    )
    const { width, height } = await sharp(png!).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test('what cannot be drawn at all gives way to the section', () => {
    const alone = drawing({ ...CARD, title: 'Блог' }, LOOK, false, outlines)
    expect(drawing({ ...CARD, title: '日本語 🚗' }, LOOK, false, outlines)).toBe(alone)
  })
})

const photograph = (blur: number) =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .blur(blur)
    .png()
    .toBuffer()

test('a photograph beside the words weighs no more than messengers take; what would is left out', async () => {
  const svg = drawing(CARD, LOOK, true, outlines)
  expect((await paint(sharp, svg, await photograph(8)))?.length).toBeLessThanOrEqual(MOST_BYTES)
  expect(await paint(sharp, svg, await photograph(0.3))).toBeNull()
})

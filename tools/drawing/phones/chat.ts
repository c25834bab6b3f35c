import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, path, circle, pane } from '../shapes.ts'
import { text, lines, measure } from '../text.ts'

interface Copy {
  who?: string
  status: string
  messages: Rows<[mine: number, words: Words]>
  motif: MotifName
  placeholder: string
}

const STANDARD = {
  status: 'отвечает за 4 минуты',
  messages: [
    [0, ['Здравствуйте! Приедет', 'сегодня?']],
    [1, ['Да, машина на Кольцевой,', 'будет в 18:40']],
    [0, ['А если пробка?']],
    [1, ['Пробку заложили.', 'Позвоним за 20 минут']],
  ],
  motif: 'trakt',
  placeholder: 'Сообщение',
} satisfies Partial<Copy>

/** A conversation. */
export function chat(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 390, 844, palette.light) +
    rect(0, 0, 390, 128, palette.deep) +
    circle(52, 88, 26, palette.ground) +
    text(copy.name.charAt(0), {
      x: 52,
      y: 99,
      size: 30,
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
      anchor: 'middle',
    }) +
    text(copy.who ?? copy.name, { x: 92, y: 84, size: 19, weight: 700, fill: palette.light }) +
    text(copy.status, { x: 92, y: 108, size: 15, fill: palette.light })
  let y = 158
  copy.messages.forEach(([me, L]) => {
    const w = Math.max(...L.map((item) => measure(item, { size: 18 }))) + 40,
      h = L.length * 26 + 26,
      x = me ? 366 - w : 24
    drawing +=
      rect(x, y, w, h, me ? palette.ground : '#fff') +
      path(me ? `M366 ${y + h - 18}l14 18h-14z` : `M24 ${y + h - 18}l-14 18h14z`, me ? palette.ground : '#fff') +
      lines(L, { x: x + 20, y: y + 34, size: 18, fill: me ? inkOnGround(palette) : palette.ink, leading: 26 / 18 })
    y += h + 16
  })
  drawing +=
    pane(24, y, 260, 130, motif(copy.motif, 260, 130, palette, copy.name + 'ч')) +
    path(`M24 ${y + 112}h120l12 18H24z`, palette.ink)
  return (
    drawing +
    rect(0, 756, 390, 88, '#fff') +
    text(copy.placeholder, { x: 28, y: 806, size: 18, fill: palette.ink, opacity: 0.7 }) +
    path('M318 776h34l16 24l-16 24h-34z', palette.deep)
  )
}

import type { Brand, Words, Rows } from '../brand.ts'
import { inkOnPop, type Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { rect, path, circle, round, hatch, horizontalStripes } from '../shapes.ts'
import { board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  windows: Rows<[string, number]>
  heading: Words
  lead: Words
  rows: Rows<[string, string]>
  action: string
}

const STANDARD = {
  windows: [
    ['11', 1],
    ['12', 0],
    ['14', 2],
    ['15', 1],
  ],
  heading: ['Свет', 'горит —', 'место', 'есть'],
  lead: ['Выберите окно: покажем номер,', 'баню и время ужина'],
  rows: [
    ['Номер', '14, второй этаж'],
    ['Баня', 'с 19:00'],
    ['Ужин', 'щи и пирог'],
  ],
  action: 'Погасить за мной · 8 400 ₽',
} satisfies Copy

/** An inn at night: its rooms are its windows. */
export function lodge(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.deep) +
    circle(1010, 200, 84, palette.light) +
    horizontalStripes(926, 214, 168, 80, 3, 1.3, palette.deep)
  {
    const random = randomOf(copy.name + 'снег')
    let outline = ''
    for (let i = 0; i < 130; i++) {
      const x = random() * 1200,
        y = random() * 640,
        s = random.range(2, 6)
      outline += `M${round(x)} ${round(y)}h${round(s)}v${round(s)}h${round(-s)}Z`
    }
    drawing += path(outline, palette.light, 'opacity=".55"')
  }
  drawing +=
    path('M470 420L760 196L1050 420Z', palette.ink) +
    rect(500, 420, 520, 300, palette.mid) +
    horizontalStripes(500, 428, 520, 290, 11, 1, palette.deep) +
    rect(880, 190, 58, 130, palette.ink) +
    path('M908 190q-30 -40 0 -70t0 -64q44 30 12 66t6 68z', palette.light, 'opacity=".6"')
  const w = copy.windows
  w.forEach(([t, k], index) => {
    const x = 540 + index * 122,
      y = 480
    drawing +=
      rect(x - 8, y - 8, 96, 116, palette.ink) +
      rect(x, y, 80, 100, k ? palette.ground : palette.deep) +
      rect(x + 37, y, 6, 100, palette.ink) +
      rect(x, y + 46, 80, 6, palette.ink) +
      (k === 2
        ? path(`M${x - 8} ${y - 58}h70l14 20l-14 20h-70z`, palette.pop) +
          text('№ ' + t, { x: x + 6, y: y - 30, size: 22, font: 'narrow', weight: 800, fill: inkOnPop(palette) })
        : '')
  })
  drawing +=
    rect(716, 620, 88, 100, palette.ink) +
    rect(724, 628, 72, 92, palette.pop) +
    circle(780, 676, 5, palette.ink) +
    circle(760, 330, 44, palette.ground) +
    rect(757, 286, 6, 88, palette.ink) +
    rect(716, 327, 88, 6, palette.ink)
  drawing +=
    rect(0, 712, 1200, 188, palette.light) +
    horizontalStripes(0, 718, 1200, 60, 3, 1.4, palette.mid) +
    rect(440, 640, 22, 150, '#fff') +
    hatch(440, 640, 22, 150, 11, palette.ink) +
    path('M432 640l19 -20l19 20z', palette.ink)
  drawing +=
    text(copy.name, { x: 48, y: 70, size: 32, font: 'serif', weight: 600, fill: palette.light, tracking: -0.02 }) +
    lines(copy.heading, { x: 46, y: 210, size: 112, font: 'narrow', weight: 800, fill: palette.light, leading: 0.85 }) +
    lines(copy.lead, { x: 48, y: 560, size: 20, fill: palette.light, leading: 1.4 })
  return (
    drawing +
    copy.rows
      .map(
        (row, index) =>
          text(row[0], { x: 48 + index * 250, y: 820, size: 16, fill: palette.ink }) +
          text(row[1], { x: 48 + index * 250, y: 850, size: 22, weight: 700, fill: palette.ink }),
      )
      .join('') +
    board(880, 800, copy.action, palette.deep, palette.light, 290, 62)
  )
}

import type { Brand, Words } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import { inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { rect, path, circle, pane, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  motif: MotifName
  letter: string
  text: Words
  page: string
  heading: Words
  action: string
  items: Words
}

const STANDARD = {
  motif: 'berezy',
  letter: 'Л',
  text: ['ось проснулся', 'и понял: лес', 'кто-то переставил.'],
  page: '7',
  heading: ['Первые 12 страниц —', 'без регистрации'],
  action: 'Листать дальше',
  items: ['Лось', 'Буран', 'Почта', 'Омут', 'Дозор', 'Клёкот', 'Наст'],
} satisfies Copy

/** A spread of a book over a row of spines. */
export function spread(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.ground) +
    siteHead(palette, copy, { ground: palette.ground, ink: inkOnGround(palette), weight: 800 })
  drawing +=
    path('M108 150H596V690H108Z', palette.deep) +
    path('M604 150H1092V690H604Z', palette.deep) +
    pane(
      124,
      134,
      476,
      540,
      motif(
        copy.motif,
        476,
        540,
        { ...palette, ground: palette.deep, deep: palette.ink, mid: palette.mid, light: palette.light },
        copy.name + 'лес',
      ),
    )
  drawing += `<g transform="translate(362 560) scale(1.12)"><path d="M-70 100V-10Q-70 -60 -20 -64H34L48 -120L70 -140L92 -116L86 -92L58 -30Q62 -4 58 100H40V30H-44V100Z" fill="${palette.pop}"/>${[0, 1, 2, 3].map((index) => `<path d="M${58 - index * 3} -136q-${30 + index * 16} -${6 + index * 10} -${34 + index * 18} -${44 + index * 8}" fill="none" stroke="${palette.pop}" stroke-width="8"/><path d="M${78 + index * 2} -136q${28 + index * 14} -${6 + index * 10} ${30 + index * 16} -${44 + index * 8}" fill="none" stroke="${palette.pop}" stroke-width="8"/>`).join('')}${circle(76, -114, 4, palette.ink)}<path d="M-70 20H58v10H-70ZM-70 0H58v6H-70Z" fill="${palette.ink}" opacity=".3"/></g>`
  drawing +=
    rect(600, 134, 476, 540, '#fff') +
    rect(600, 134, 44, 540, palette.ink, 'opacity=".07"') +
    text(copy.letter, { x: 660, y: 290, size: 170, font: 'serif', weight: 700, fill: palette.pop }) +
    lines(copy.text, { x: 790, y: 206, size: 28, font: 'serif', weight: 500, fill: palette.ink, leading: 1.26 })
  for (let i = 0; i < 9; i++)
    drawing += rect(664, 340 + i * 30, i === 8 ? 190 : 364 - ((i * 37) % 46), 11, palette.ink, 'opacity=".16"')
  drawing += text(copy.page, {
    x: 846,
    y: 648,
    size: 22,
    font: 'serif',
    weight: 500,
    fill: palette.ink,
    anchor: 'middle',
  })
  drawing +=
    rect(0, 720, 1200, 180, palette.light) +
    lines(copy.heading, { x: 48, y: 796, size: 46, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.95 }) +
    board(410, 764, copy.action, palette.deep, palette.light, 250, 60)
  copy.items.forEach((item, index) => {
    const w = nth([54, 70, 46, 62, 54, 76, 50], index),
      x = 728 + nth([0, 58, 132, 182, 248, 306, 386], index),
      h = nth([150, 136, 160, 142, 154, 130, 146], index)
    const f = nth(
      [palette.deep, palette.pop, palette.mid, palette.ink, palette.ground, palette.deep, palette.pop],
      index,
    )
    drawing +=
      rect(x, 900 - h, w, h, f) +
      rect(x, 900 - h + 12, w, 6, '#fff', 'opacity=".8"') +
      text(item, {
        x: x + w / 2 + 9,
        y: 884,
        size: 28,
        font: 'narrow',
        weight: 700,
        fill: nth(
          [
            palette.light,
            inkOnPop(palette),
            palette.ink,
            palette.light,
            inkOnGround(palette),
            palette.light,
            inkOnPop(palette),
          ],
          index,
        ),
        rotate: -90,
      })
  })
  return drawing
}

import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { rect, rule, pane, nth } from '../shapes.ts'
import { siteHead, button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  motif?: MotifName
  formTitle: string
  people: Rows<[string, string]>
  action: string
}

/** An appointment: days, people, hours. */
export function booking(palette: Palette, copy: Brand & Copy): string {
  let drawing = rect(0, 0, 1200, 900, palette.light) + siteHead(palette, copy, { font: 'plain', weight: 800, size: 30 })
  drawing +=
    lines(copy.heading, {
      x: 48,
      y: 200,
      size: 80,
      font: 'plain',
      weight: 600,
      fill: palette.ink,
      leading: 1.0,
      tracking: -0.045,
    }) + lines(copy.lead, { x: 48, y: 396, size: 19, fill: palette.ink, leading: 1.45 })
  drawing += pane(48, 470, 560, 400, motif(copy.motif ?? 'relief', 560, 400, palette, copy.name), 24)
  drawing +=
    rect(660, 124, 492, 720, '#fff', 'rx="24"') +
    text(copy.formTitle, { x: 700, y: 184, size: 28, weight: 700, fill: palette.ink, tracking: -0.02 })
  ;['пн', 'вт', 'ср', 'чт', 'пт', 'сб'].forEach((d, index) => {
    const x = 700 + index * 70
    drawing +=
      rect(x, 214, 58, 78, index === 2 ? palette.deep : palette.light, 'rx="12"') +
      text(d, { x: x + 29, y: 242, size: 15, fill: index === 2 ? palette.light : palette.ink, anchor: 'middle' }) +
      text(String(14 + index), {
        x: x + 29,
        y: 274,
        size: 24,
        weight: 700,
        fill: index === 2 ? palette.light : palette.ink,
        anchor: 'middle',
      })
  })
  copy.people.forEach((row, index) => {
    const y = 324 + index * 134
    drawing +=
      rule(700, y, 412, palette.ink) +
      `<circle cx="730" cy="${y + 48}" r="28" fill="${nth([palette.ground, palette.pop, palette.mid], index)}"/>` +
      text(row[0].charAt(0), {
        x: 730,
        y: y + 58,
        size: 28,
        font: 'narrow',
        weight: 800,
        fill: palette.ink,
        anchor: 'middle',
      }) +
      text(row[0], { x: 776, y: y + 42, size: 19, weight: 600, fill: palette.ink }) +
      text(row[1], { x: 776, y: y + 68, size: 16, fill: palette.ink, opacity: 0.7 })
    ;['10:30', '12:00', '15:20', '18:40'].forEach((item, k) => {
      const s = index === 0 && k === 1
      drawing +=
        rect(
          700 + k * 104,
          y + 86,
          94,
          36,
          s ? palette.pop : 'none',
          `rx="18" stroke="${palette.ink}" stroke-opacity="${s ? 0 : 0.25}" stroke-width="1.2"`,
        ) + text(item, { x: 747 + k * 104, y: y + 110, size: 16, weight: 500, fill: palette.ink, anchor: 'middle' })
    })
  })
  drawing += button(700, 756, copy.action, palette.deep, palette.light, 412, 60, 30)
  return drawing
}

import type { Brand } from './brand.ts'
import type { Palette } from './palette.ts'
import { path, rect } from './shapes.ts'
import { measure, text, type Font } from './text.ts'

interface HeadStyle {
  ground?: string
  ink?: string
  font?: Font
  size?: number
  weight?: number
}

const PHONE = '+7 (495) 000-00-00'

/** The bar on top of a client's site: name, menu, phone. */
export function siteHead(palette: Palette, { name, menu = [], phone = PHONE }: Brand, style: HeadStyle = {}): string {
  const { ground = palette.light, ink = palette.ink, font = 'wide', size = 24, weight = 700 } = style
  const item = { y: 51, size: 17, weight: 500, fill: ink }
  let left = Math.max(460, 96 + measure(name, { size, font, weight }))
  const items = menu.map((word) => {
    const drawn = text(word, { ...item, x: left })
    left += measure(word, item) + 36
    return drawn
  })
  return (
    rect(0, 0, 1200, 84, ground) +
    text(name, { x: 48, y: 53, size, font, weight, fill: ink, tracking: -0.02 }) +
    items.join('') +
    text(phone, { ...item, x: 1152, weight: 600, anchor: 'end' })
  )
}

/** A button in the shape of a road sign. */
export const board = (x: number, y: number, label: string, fill: string, ink: string, width: number, height = 56) =>
  path(`M${x} ${y}h${width - 18}l18 ${height / 2}l-18 ${height / 2}H${x}Z`, fill) +
  text(label, { x: x + 24, y: y + height / 2 + 6, size: 18, weight: 600, fill: ink })

export const button = (
  x: number,
  y: number,
  label: string,
  fill: string,
  ink: string,
  width: number,
  height = 48,
  radius = 0,
) =>
  rect(x, y, width, height, fill, `rx="${radius}"`) +
  text(label, { x: x + width / 2, y: y + height / 2 + 6, size: 17, weight: 600, fill: ink, anchor: 'middle' })

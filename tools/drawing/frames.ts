import { INK } from './palette.ts'
import { circle, clipped, pane, path, rect } from './shapes.ts'
import { text } from './text.ts'

export const BROWSER = { width: 1200, height: 900, bar: 56 }
export const PHONE = { width: 390, height: 844, edge: 12 }

/** A window with three slashes for its buttons, at the origin; `height` crops the page in it. */
export function browser(page: string, address: string, height = BROWSER.height): string {
  const { width, bar } = BROWSER
  const slashes = [0, 1, 2].map((index) =>
    path(`M${28 + index * 18} 38L${38 + index * 18} 18h6L${34 + index * 18} 38Z`, INK, index ? 'opacity=".35"' : ''),
  )
  return (
    rect(26, 30, width, height + bar - 4, INK, 'opacity=".22"') +
    rect(0, 0, width, height + bar, '#fff') +
    slashes.join('') +
    rect(120, 14, 520, 28, INK, 'opacity=".08"') +
    text(address, { x: 136, y: 34, size: 16, fill: INK, opacity: 0.8 }) +
    pane(0, bar, width, height, page) +
    rect(1, 1, width - 2, height + bar - 2, 'none', `stroke="${INK}" stroke-width="2"`)
  )
}

/** A phone whose screen begins at the origin. */
export function phone(screen: string): string {
  const { width, height, edge } = PHONE
  const body = `width="${width + edge * 2}" height="${height + edge * 2}" rx="52" fill="${INK}"`
  return (
    `<rect x="16" y="22" ${body} opacity=".22"/><rect x="${-edge}" y="${-edge}" ${body}/>` +
    clipped(`<rect width="${width}" height="${height}" rx="40"/>`, screen) +
    rect(width / 2 - 60, 14, 120, 30, INK, 'rx="15"') +
    circle(width / 2 + 40, 29, 5, '#26333D')
  )
}

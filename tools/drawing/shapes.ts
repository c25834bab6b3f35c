/** Fragments of SVG as strings. Units are those of the drawing they land in. */
export const round = (value: number) => Math.round(value * 10) / 10

export const rect = (x: number, y: number, width: number, height: number, fill: string, rest = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${rest}/>`

export const path = (outline: string, fill: string, rest = '') => `<path d="${outline}" fill="${fill}" ${rest}/>`

export const circle = (x: number, y: number, radius: number, fill: string, rest = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${rest}/>`

/** A thin ruled line. */
export const rule = (x: number, y: number, width: number, fill: string, opacity = 0.18) =>
  rect(x, y, width, 1.4, fill, `opacity="${opacity}"`)

export const moved = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 1000) / 1000})">${inner}</g>`

let clips = 0

/** `inner`, seen only through `shape`. */
export function clipped(shape: string, inner: string): string {
  const id = `clip${(clips += 1)}`
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`
}

/** A window at a place, with coordinates of its own. */
export const pane = (x: number, y: number, width: number, height: number, inner: string, radius = 0) =>
  clipped(
    rect(x, y, width, height, '#000', `rx="${radius}"`),
    `<g transform="translate(${round(x)} ${round(y)})">${inner}</g>`,
  )

export function verticalStripes(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  thickness: number,
  fill: string,
): string {
  let outline = ''
  for (let left = 0; left < width; left += step) {
    const stripe = round(Math.min(thickness, width - left))
    outline += `M${round(x + left)} ${round(y)}h${stripe}v${round(height)}h${-stripe}Z`
  }
  return path(outline, fill)
}

/** Stripes that grow downwards by `growth`. */
export function horizontalStripes(
  x: number,
  y: number,
  width: number,
  height: number,
  first: number,
  growth: number,
  fill: string,
): string {
  let outline = ''
  for (let top = y, thickness = first; top < y + height; top += thickness * 2.3, thickness *= growth) {
    const stripe = round(Math.min(thickness, y + height - top))
    outline += `M${round(x)} ${round(top)}h${round(width)}v${stripe}h${round(-width)}Z`
  }
  return path(outline, fill)
}

/** The hatching of a milepost. */
export function hatch(x: number, y: number, width: number, height: number, step: number, fill: string): string {
  let outline = ''
  for (let left = -height; left < width; left += step * 2)
    outline += `M${round(x + left)} ${round(y + height)}l${round(height)} ${round(-height)}h${round(step)}l${round(-height)} ${round(height)}Z`
  return clipped(rect(x, y, width, height, '#000'), path(outline, fill))
}

/** The item at a place of a list that begins anew after its end. */
export function nth<Item>(items: readonly [Item, ...Item[]], place: number): Item {
  return items[place % items.length] ?? items[0]
}

export const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`

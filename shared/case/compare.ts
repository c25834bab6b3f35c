import { captionOf, figuresOf } from './figure.ts'

const FIGURE = figuresOf('compare')

/** Two pictures of one thing, «до» and «после», under a slider that draws the second over the first. */
export const comparisons = (html: string): string =>
  html.replace(FIGURE, (whole, inside: string) => {
    const [before, after] = [...inside.matchAll(/<img\b[^>]*>/g)].map(([picture]) => picture)
    if (!before || !after) return whole
    return `<figure class="compare"><div>${before}${after}<input type="range" aria-label="Было и стало"></div>${captionOf(inside)}</figure>`
  })

/** A picture in it may be a figure of its own. */
const FIGURE = /<figure class="compare">((?:<figure>[\s\S]*?<\/figure>|[\s\S])*?)<\/figure>/g

/** Two pictures of one thing, «до» and «после», under a slider that draws the second over the first. */
export const comparisons = (html: string): string =>
  html.replace(FIGURE, (whole, inside: string) => {
    const [before, after] = [...inside.matchAll(/<img\b[^>]*>/g)].map(([picture]) => picture)
    if (!before || !after) return whole
    const caption = /<figcaption>[\s\S]*<\/figcaption>/.exec(inside)?.[0] ?? ''
    return `<figure class="compare"><div>${before}${after}<input type="range" aria-label="Было и стало"></div>${caption}</figure>`
  })

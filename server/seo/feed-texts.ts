import type { Attributes, IOptions, Tag } from 'sanitize-html'
import { lazy } from '../base/lazy.ts'

/** What feed readers show of an article: they know neither our styles nor our scripts. */
const TAGS = [
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote cite q',
  'a strong b em i s del ins sub sup code pre kbd abbr time',
  'table caption thead tbody tfoot tr th td figure figcaption img',
].flatMap((names) => names.split(' '))

const ATTRIBUTES: IOptions['allowedAttributes'] = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const sanitizer = lazy(() => import('sanitize-html'))

/** Articles as feeds carry them: prose alone, its addresses in full. Those of the last call are not made again. */
export function createFeedTexts(siteUrl: string) {
  let known: ReadonlyMap<string, string> = new Map()
  const inFull = (address = '') => URL.parse(address, `${siteUrl}/`)?.href ?? ''
  const options: IOptions = {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    transformTags: {
      a: (tagName, { href }): Tag => ({ tagName, attribs: { href: inFull(href) } }),
      img: (tagName, { src, ...attribs }): Tag => ({ tagName, attribs: { ...attribs, src: inFull(src) } }),
      // A reader that shows no film shows where it is.
      iframe: (_tagName, { src, title = 'Видео' }: Attributes): Tag => ({
        tagName: 'a',
        attribs: { href: inFull(src) },
        text: title,
      }),
    },
  }

  return async (articles: readonly string[]): Promise<string[]> => {
    const { default: sanitize } = await sanitizer()
    known = new Map(articles.map((html) => [html, known.get(html) ?? sanitize(html, options)]))
    return articles.map((html) => known.get(html) ?? '')
  }
}

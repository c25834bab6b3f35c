import type { Attributes, IOptions, Tag } from 'sanitize-html'
import { postAddress } from '../../shared/addresses.ts'
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

interface Article {
  code: string
  html: string
}

/** Articles as feeds carry them: prose alone, its addresses in full. Those of the last call are not made again. */
export function createFeedTexts(siteUrl: string) {
  let known: ReadonlyMap<string, string> = new Map()
  return async (articles: readonly Article[]): Promise<string[]> => {
    const { default: sanitize } = await sanitizer()
    const keyed = articles.map(({ code, html }) => ({ key: `${code} ${html}`, code, html }))
    known = new Map(
      keyed.map(({ key, code, html }) => [
        key,
        known.get(key) ?? sanitize(html, optionsFor(siteUrl + postAddress(code))),
      ]),
    )
    return keyed.map(({ key }) => known.get(key) ?? '')
  }
}

/** Addresses in the text are relative to that of the article. */
function optionsFor(base: string): IOptions {
  const inFull = (address: string) => URL.parse(address, base)?.href ?? ''
  return {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    transformTags: {
      a: (tagName, { href }): Tag => ({ tagName, attribs: href === undefined ? {} : { href: inFull(href) } }),
      img: (tagName, { src, ...attribs }): Tag => ({
        tagName,
        attribs: src === undefined ? attribs : { ...attribs, src: inFull(src) },
      }),
      // A reader that shows no film shows where it is.
      iframe: (_tagName, { src = '', title = 'Видео' }: Attributes): Tag => ({
        tagName: 'a',
        attribs: { href: inFull(src) },
        text: title,
      }),
    },
  }
}

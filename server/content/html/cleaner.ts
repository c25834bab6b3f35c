import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { EMBEDS } from '../../../shared/embeds.ts'
import { mediaAddress, mediaFluidSet } from '../../../shared/media.ts'
import { typesetHtml } from '../../../shared/typography.ts'
import { canonicalPath } from '../../base/local-address.ts'
import { pictureAddress } from '../fields/picture-address.ts'
import { cleanCss } from './css.ts'

/** Makes markup of the API safe to show: no scripts, no styles, our pictures, marked external links. */
export interface HtmlCleaner {
  /** Articles: the tags of prose only, laid out by our styles. */
  richText: (html: string) => string
  /** A design of its own: layout tags and classes stay, since it is shown in isolation. */
  customHtml: (html: string) => string
  customCss: (css: string) => string
}

const PROSE_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'small',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'blockquote',
  'cite',
  'q',
  'code',
  'pre',
  'kbd',
  'abbr',
  'time',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  ...Object.keys(EMBEDS),
  'aside',
  'details',
  'summary',
  'div',
  'span',
]
const LAYOUT_TAGS = [
  ...PROSE_TAGS,
  'section',
  'article',
  'header',
  'footer',
  'main',
  'h1',
  'h5',
  'h6',
  'colgroup',
  'col',
]

const ATTRIBUTES: IOptions['allowedAttributes'] = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  abbr: ['title'],
  details: ['open'],
  aside: ['role', 'aria-label'],
}

/** An unnamed aside is no landmark of the page. */
const note = (tagName: string, attribs: Attributes): Tag => ({
  tagName,
  attribs: 'aria-label' in attribs || 'aria-labelledby' in attribs ? attribs : { role: 'note', ...attribs },
})

/** Figures drawn from what they hold: a table, or two pictures. */
const FIGURES = ['strips', 'shares', 'choice', 'compare']

/** Pictures of articles take their column or, in a case, the whole page: its widest in CSS pixels. */
const WIDEST = 1280

/** What a character reference may have spelled, and no HTML may hold. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/** `isServed`: whether a picture of another host, by its full address, is one the resizer takes. */
export function createHtmlCleaner(siteUrl: string, isServed: (address: string) => boolean = () => false): HtmlCleaner {
  const siteHost = new URL(siteUrl).host
  const common: IOptions = {
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...EMBEDS.iframe.hosts],
    disallowedTagsMode: 'discard',
    selfClosing: [...sanitize.defaults.selfClosing, 'col'],
    transformTags: { a: link, img: resizedPicture, iframe: lazyEmbed, aside: note },
    exclusiveFilter: ({ tag, attribs }) => tag in EMBEDS && !attribs['src'],
  }
  const clean = (html: string, options: IOptions) => sanitize(html, { ...common, ...options }).replace(CONTROL, '')
  return {
    richText: (html) =>
      typesetHtml(
        wrapWide(
          clean(html, {
            allowedTags: PROSE_TAGS,
            allowedAttributes: ATTRIBUTES,
            allowedClasses: { figure: FIGURES },
          }),
        ),
      ),
    customHtml: (html) =>
      typesetHtml(
        clean(html, {
          allowedTags: LAYOUT_TAGS,
          allowedAttributes: { ...ATTRIBUTES, '*': ['class', 'id', 'role', 'aria-*'] },
        }),
      ),
    customCss: cleanCss,
  }

  function link(tagName: string, attribs: Attributes): Tag {
    const { href = '' } = attribs
    const address = URL.parse(href, siteUrl)
    if (!address?.protocol.startsWith('http')) return { tagName, attribs: { href } }
    if (address.host !== siteHost) return { tagName, attribs: { href, target: '_blank', rel: 'noopener noreferrer' } }
    const { pathname, search, hash } = address
    const canonical = canonicalPath(pathname)
    // A file: to the router `external` is none of its pages.
    if (!canonical?.endsWith('/')) return { tagName, attribs: { href, rel: 'external' } }
    return { tagName, attribs: { href: canonical === pathname ? href : canonical + search + hash } }
  }

  /** Pictures of the API's host and of allowed hosts go through the resizer; all others are removed. */
  function resizedPicture(tagName: string, attribs: Attributes): Tag {
    const { alt = '', title, width, height } = attribs
    const src = pictureAddress(attribs['src'])
    if (src === null || !(src.startsWith('/') || isServed(src))) return { tagName, attribs: {} }
    const isMeasured = [width, height].every((side) => /^[1-9]\d{0,4}$/.test(side ?? ''))
    return {
      tagName,
      attribs: {
        src: mediaAddress(src, { width: WIDEST }),
        srcset: mediaFluidSet(src, { width: WIDEST }),
        // `auto` needs a lazy picture whose size is known.
        sizes: isMeasured ? 'auto, 100vw' : '100vw',
        alt,
        ...(title && { title }),
        ...(isMeasured && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }
  }
}

function lazyEmbed(tagName: string, { src = '', title = 'Видео', width = '16', height = '9' }: Attributes): Tag {
  return { tagName, attribs: { src, title, width, height, loading: 'lazy', allowfullscreen: '' } }
}

/** What may be wider than its column scrolls inside a box of its own. */
function wrapWide(html: string): string {
  let count = 0
  return html
    .replaceAll('<table>', () => `<section class="wide" tabindex="0" aria-label="Таблица ${++count}"><table>`)
    .replaceAll('</table>', '</table></section>')
}

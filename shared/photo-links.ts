import { isMediaAddress, LARGE_PX } from './media.ts'

const FIGURE = /(<figure\b[^>]*>\s*)(<img\b[^>]*>)(\s*(?:<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>\s*)?<\/figure>)/g

/** Links each standalone picture in a text to its large version; the fragment is its file name. */
export const photoLinks = (html: string): string =>
  html.replace(FIGURE, (whole, opening: string, picture: string, closing: string, caption = '') => {
    const source = attributeOf(picture, 'src')
    if (!isMediaAddress(source)) return whole
    const large = source.replace(/\/w_\d+/, `/w_${LARGE_PX}`)
    const code = /([^/.?]+)\.\w+(?:\?|$)/.exec(source)?.[1] ?? ''
    const words = caption.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')
    const name = ['Открыть крупно', attributeOf(picture, 'alt')].filter(Boolean).join(': ')
    return `${opening}<a href="${large}" data-gallery="picture-${code}" data-caption="${words}" data-cursor="zoom" data-vike="false" aria-haspopup="dialog" aria-label="${name}">${picture}</a>${closing}`
  })

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

import { plural } from './format/plural.ts'
import type { PageData } from './page-data.ts'

/** What the picture of a page says where its address is shared. */
export interface ShareCard {
  /** «Проекты»; empty where the page is the section. */
  section: string
  title: string
  /** «в 2,4 раза» · «больше повторных заказов» */
  figure: ShareFigure | null
  palette: string
  /** On the media host. */
  picture: string | null
}

export interface ShareFigure {
  value: string
  text: string
}

/** What a page says of its card; the rest follows from its place in the site. */
export interface ShareWords extends Partial<Omit<ShareCard, 'section'>> {
  /** Alternative text. */
  alt?: string
}

/** «18» · «кейсов»; nothing is not worth a sign. */
export const counted = (count: number, forms: readonly [string, string, string]): ShareFigure | null =>
  count > 0 ? { value: String(count), text: plural(count, forms) } : null

/** Light of a section, by the first part of its address. */
const PALETTES: Readonly<Record<string, string>> = {
  '': 'frost',
  services: 'frost',
  projects: 'shop',
  blog: 'landing',
  reviews: 'smm',
  team: 'ads',
  vacancies: 'rep',
  contacts: 'rep',
  promo: 'landing',
  partnership: 'bitrix',
  certificates: 'seo',
  sitemap: 'frost',
}

/** The same for all parts of a list: a picture is found by the path of its page. */
export function shareCardOf({ breadcrumbs, palette, share = {}, title }: PageData): ShareCard {
  const [, section, ...deeper] = breadcrumbs
  const place = breadcrumbs.at(-1)
  const [, root = ''] = (place?.address ?? '/').split('/')
  return {
    section: deeper.length > 0 ? (section?.name ?? '') : '',
    title: share.title ?? place?.name ?? title,
    figure: share.figure ?? null,
    palette: share.palette ?? palette ?? PALETTES[root] ?? 'corp',
    picture: share.picture ?? null,
  }
}

/** The picture in words. */
export const shareAlt = ({ share, ...page }: PageData, siteName: string) => {
  const { title, figure } = shareCardOf({ ...page, ...(share && { share }) })
  return share?.alt ?? `${title}${figure ? `: ${figure.value} ${figure.text}`.trimEnd() : ''} — ${siteName}`
}

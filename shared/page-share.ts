import type { PageData } from './page-data.ts'
import type { ShareCard } from './share-card.ts'

/** Light of a section, by the first part of its address. */
const PALETTE_OF_SECTION: Readonly<Record<string, string>> = {
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
    palette: share.palette ?? palette ?? PALETTE_OF_SECTION[root] ?? 'corp',
    picture: share.picture ?? null,
  }
}

/** The picture in words. */
export const shareAlt = ({ share, ...page }: PageData, siteName: string) => {
  const { title, figure } = shareCardOf({ ...page, ...(share && { share }) })
  return share?.alt ?? `${title}${figure ? `: ${figure.value} ${figure.text}`.trimEnd() : ''} — ${siteName}`
}

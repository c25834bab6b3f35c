import { plural } from './format/plural.ts'

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

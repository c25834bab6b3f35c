import { POLICY_VERSION } from './policy.ts'

/** An item with a date. */
type Dated = { updatedAt: Date } | { writtenAt: Date | null } | { issuedAt: Date | null }

/** Content lists that pages show, for their modification dates. */
interface DatedContent {
  services: readonly Dated[]
  projects: readonly Dated[]
  /** Projects of online shops. */
  shops: readonly Dated[]
  posts: readonly Dated[]
  vacancies: readonly Dated[]
  reviews: readonly Dated[]
  certificates: readonly Dated[]
}

interface StaticPage {
  /** Date of the page's static copy. */
  written: string | Date
  /** Content on the page, whose dates count too. */
  shows: readonly (keyof DatedContent)[]
}

/** Pages without a code in the URL, home first. */
const STATIC_PAGES = {
  '/': { written: '2025-04-20', shows: ['projects', 'services', 'posts', 'reviews'] },
  '/blog/': { written: '2025-04-21', shows: ['posts'] },
  '/team/': { written: '2025-04-21', shows: ['vacancies'] },
  '/about/': { written: '2025-04-21', shows: ['certificates'] },
  '/policy/': { written: POLICY_VERSION, shows: [] },
  '/policy/consent/': { written: POLICY_VERSION, shows: [] },
  '/reviews/': { written: '2025-04-21', shows: ['reviews'] },
  '/sitemap/': { written: '2025-04-21', shows: ['services', 'projects', 'posts', 'vacancies'] },
  '/contacts/': { written: '2025-04-21', shows: [] },
  '/projects/': { written: '2025-04-21', shows: ['projects'] },
  '/services/': { written: '2025-04-21', shows: ['services'] },
  '/vacancies/': { written: '2025-04-21', shows: ['vacancies'] },
  '/product/': { written: '2025-04-21', shows: ['shops'] },
  '/partnership/': { written: '2025-04-21', shows: [] },
  '/certificates/': { written: '2025-04-21', shows: ['certificates'] },
  '/promo/seo-audit/': { written: '2025-04-21', shows: [] },
} as const satisfies Record<string, StaticPage>

type StaticAddress = keyof typeof STATIC_PAGES
type ContentOf<Address extends StaticAddress> = Pick<DatedContent, (typeof STATIC_PAGES)[Address]['shows'][number]>

export const staticPages = () => Object.keys(STATIC_PAGES) as StaticAddress[]

/** Modification date for the page and the sitemap: of its static copy or of the newest content on it. */
export function pageDate<Address extends StaticAddress>(address: Address, content: ContentOf<Address>): Date {
  const { written, shows }: StaticPage = STATIC_PAGES[address]
  const shown: Partial<DatedContent> = content
  return newest([
    new Date(written),
    ...shows.flatMap((name) => shown[name] ?? []).flatMap((item) => dateOf(item) ?? []),
  ])
}

/** Fallback for an item without a date. */
const UNDATED = new Date('2025-04-21')

/** Modification date of an item's page: the item's. */
export const itemDate = ({ updatedAt }: { updatedAt: Date }): Date => (updatedAt.getTime() === 0 ? UNDATED : updatedAt)

export const newest = (dates: readonly Date[]): Date =>
  dates.reduce((latest, date) => (date > latest ? date : latest), new Date(0))

function dateOf(item: Dated): Date | null {
  if ('updatedAt' in item) return item.updatedAt
  return 'writtenAt' in item ? item.writtenAt : item.issuedAt
}

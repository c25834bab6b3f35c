export type SectionCode =
  | 'about'
  | 'services'
  | 'projects'
  | 'reviews'
  | 'team'
  | 'certificates'
  | 'blog'
  | 'vacancies'
  | 'contacts'

export interface NavigationSection {
  code: SectionCode
  name: string
  address: string
  /** Position in the mobile menu. */
  mobileOrder: number
  isInTopBar: boolean
}

export const NAVIGATION: readonly NavigationSection[] = [
  { code: 'about', name: 'Мы', address: '/about/', mobileOrder: 1, isInTopBar: true },
  { code: 'services', name: 'Услуги', address: '/services/', mobileOrder: 2, isInTopBar: true },
  { code: 'projects', name: 'Проекты', address: '/projects/', mobileOrder: 3, isInTopBar: true },
  { code: 'reviews', name: 'Отзывы', address: '/reviews/', mobileOrder: 4, isInTopBar: false },
  { code: 'team', name: 'Команда', address: '/team/', mobileOrder: 5, isInTopBar: false },
  { code: 'certificates', name: 'Сертификаты', address: '/certificates/', mobileOrder: 6, isInTopBar: false },
  { code: 'blog', name: 'Блог', address: '/blog/', mobileOrder: 7, isInTopBar: true },
  { code: 'vacancies', name: 'Вакансии', address: '/vacancies/', mobileOrder: 9, isInTopBar: false },
  { code: 'contacts', name: 'Контакты', address: '/contacts/', mobileOrder: 10, isInTopBar: true },
]

const TOP_BAR_ORDER: readonly SectionCode[] = ['projects', 'services', 'about', 'blog', 'contacts']

export const TOP_BAR = TOP_BAR_ORDER.flatMap((code) =>
  NAVIGATION.filter((section) => section.code === code && section.isInTopBar),
)

export const MOBILE_MENU = NAVIGATION.toSorted((a, b) => a.mobileOrder - b.mobileOrder)

export const ABOUT_SUBSECTIONS = [
  { name: 'О\u00a0нас', address: '/about/' },
  { name: 'Вакансии', address: '/vacancies/' },
  { name: 'Сертификаты', address: '/certificates/' },
  { name: 'Сотрудники', address: '/team/' },
  { name: 'Отзывы', address: '/reviews/' },
] as const

/** Content in the frame around every page. */
export interface FrameContent {
  /** The main service of each group: menu, dropdown, footer. */
  services: MenuService[]
  counts: Partial<Record<SectionCode, number>>
}

export interface MenuService {
  code: string
  name: string
  description: string
}

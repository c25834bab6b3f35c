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
}

/** In the order of the mobile menu. */
export const NAVIGATION: readonly NavigationSection[] = [
  { code: 'about', name: 'Мы', address: '/about/' },
  { code: 'services', name: 'Услуги', address: '/services/' },
  { code: 'projects', name: 'Проекты', address: '/projects/' },
  { code: 'reviews', name: 'Отзывы', address: '/reviews/' },
  { code: 'team', name: 'Команда', address: '/team/' },
  { code: 'certificates', name: 'Сертификаты', address: '/certificates/' },
  { code: 'blog', name: 'Блог', address: '/blog/' },
  { code: 'vacancies', name: 'Вакансии', address: '/vacancies/' },
  { code: 'contacts', name: 'Контакты', address: '/contacts/' },
]

const TOP_BAR_CODES: readonly SectionCode[] = ['projects', 'services', 'about', 'blog', 'contacts']

export const TOP_BAR = TOP_BAR_CODES.flatMap((code) => NAVIGATION.filter((section) => section.code === code))

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

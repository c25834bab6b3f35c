export const projectAddress = (code: string) => `/projects/${code}/`
export const serviceAddress = (code: string) => `/services/${code}/`
export const postAddress = (code: string) => `/blog/${code}/`
export const vacancyAddress = (code: string) => `/vacancies/${code}/`

/** Pages whose address holds no code, home first. */
export const STATIC_PAGES = [
  '/',
  '/blog/',
  '/team/',
  '/about/',
  '/policy/',
  '/reviews/',
  '/sitemap/',
  '/contacts/',
  '/projects/',
  '/services/',
  '/vacancies/',
  '/verstashop/',
  '/partnership/',
  '/certificates/',
  '/promo/seo-audit/',
] as const

/** `tel:` link of a phone number written for people. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

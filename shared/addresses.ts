/** The page of the product as its folder calls it; visitors know it by `productAddress`. */
export const PRODUCT_PAGE = '/product/'

export const productAddress = (code: string) => `/${code}/`
export const projectAddress = (code: string) => `/projects/${code}/`
export const serviceAddress = (code: string) => `/services/${code}/`
export const postAddress = (code: string) => `/blog/${code}/`
export const vacancyAddress = (code: string) => `/vacancies/${code}/`

/** `tel:` link of a phone number written for people. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Of the product, where the owner has one. */
export const PRODUCT = '/verstashop/'

export const projectAddress = (code: string) => `/projects/${code}/`
export const serviceAddress = (code: string) => `/services/${code}/`
export const postAddress = (code: string) => `/blog/${code}/`
export const vacancyAddress = (code: string) => `/vacancies/${code}/`

/** `tel:` link of a phone number written for people. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

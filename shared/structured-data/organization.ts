import { telAddress } from '../addresses.ts'
import { postalAddress, type Site } from '../site.ts'
import type { StructuredNode } from './node.ts'

const organizationId = ({ url }: Site) => `${url}/#organization`

/** Pages that describe the studio: search engines read its facts from one of them. */
const ABOUT = new Set(['/about/', '/contacts/'])

/** The site's owner, as other nodes refer to it. */
export const ownerOf = (site: Site): StructuredNode => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
})

/** The owner in full where the page is about them, elsewhere as much as tells who it is. `icons` lie at the root. */
export const organizationNode = (site: Site, page: string, icons: readonly string[] = []): StructuredNode => ({
  ...ownerOf(site),
  url: `${site.url}/`,
  ...(ABOUT.has(page) && {
    logo: icons.includes(LOGO) ? `${site.url}/${LOGO}` : undefined,
    legalName: site.legalName,
    taxID: site.taxId || undefined,
    email: site.email || undefined,
    telephone: site.phones.map(phoneNumber),
    contactPoint: contactPoints(site),
    foundingDate: site.foundedYear === null ? undefined : String(site.foundedYear),
    address: postalAddress(site)
      ? {
          '@type': 'PostalAddress',
          addressCountry: 'RU',
          addressLocality: site.city || undefined,
          streetAddress: site.street || undefined,
        }
      : undefined,
    sameAs: site.social.map(({ url }) => url).filter((url) => url.startsWith('http')),
  }),
})

/** A drawing large enough for a search engine. */
const LOGO = 'icon-512.png'

/** One contact point per phone; the email address is part of the first, or a contact point of its own. */
const contactPoints = ({ phones, email }: Site) =>
  (phones.length > 0 || email === '' ? phones : [null]).map((phone, index) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: phone === null ? undefined : phoneNumber(phone),
    email: (index === 0 && email) || undefined,
  }))

const phoneNumber = (phone: string) => telAddress(phone).replace('tel:', '')

export const webSiteNode = (site: Site): StructuredNode => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  url: `${site.url}/`,
  name: site.name,
  publisher: { '@id': organizationId(site) },
})

import { telAddress } from '../addresses.ts'
import { postalAddress, type Site } from '../site.ts'
import type { StructuredNode } from './node.ts'

const organizationId = ({ url }: Site) => `${url}/#organization`

/** The site's owner, as other nodes refer to it. */
export const ownerOf = (site: Site): StructuredNode => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
})

export const organizationNode = (site: Site): StructuredNode => ({
  ...ownerOf(site),
  legalName: site.legalName,
  taxID: site.taxId || undefined,
  url: `${site.url}/`,
  email: site.email || undefined,
  telephone: site.phones.map((phone) => telAddress(phone).replace('tel:', '')),
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
})

export const webSiteNode = (site: Site): StructuredNode => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  url: `${site.url}/`,
  name: site.name,
  inLanguage: 'ru',
  publisher: { '@id': organizationId(site) },
})

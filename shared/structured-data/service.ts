import { serviceAddress } from '../addresses.ts'
import type { ServiceCard, ServicePrice } from '../entities/service.ts'
import type { Tariff } from '../entities/tariff.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

interface OfferedService {
  name: string
  address: string
  description: string
  price: ServicePrice | null
  tariffs: readonly Pick<Tariff, 'name' | 'price'>[]
}

export function serviceNode(
  site: Site,
  { name, address, description, price, tariffs }: OfferedService,
): StructuredNode {
  const url = site.url + address
  const offers = [
    ...(price ? [offer(url, price.from, { isFrom: true, isMonthly: price.isMonthly })] : []),
    ...tariffs.map((tariff) => ({ ...offer(url, tariff.price.roubles, tariff.price), name: tariff.name })),
  ]
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    areaServed: { '@type': 'Country', name: 'Россия' },
    provider: ownerOf(site),
    offers: offers.length > 0 ? offers : undefined,
  }
}

/** The services of the studio in the order they are listed. */
export const serviceListNode = (
  { url }: Site,
  services: readonly Pick<ServiceCard, 'code' | 'name'>[],
): StructuredNode => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ code, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: url + serviceAddress(code),
  })),
})

const offer = (url: string, roubles: number, { isFrom, isMonthly }: { isFrom: boolean; isMonthly: boolean }) => ({
  '@type': 'Offer',
  url,
  price: roubles,
  priceCurrency: 'RUB',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'RUB',
    // Readers of a range ask for both its ends, or for a price.
    price: roubles,
    ...(isFrom && { minPrice: roubles }),
    ...(isMonthly && { unitCode: 'MON' }),
  },
})

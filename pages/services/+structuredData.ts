import type { PageContext } from 'vike/types'
import type { Service } from '#shared/entities/service.ts'
import type { PageData } from '#shared/page-data.ts'
import { questionNodes } from '#shared/structured-data/questions.ts'
import { serviceNode } from '#shared/structured-data/service.ts'

/** What the pages of all services have in common. */
interface ServicePage extends PageData {
  service: Pick<Service, 'lead' | 'price' | 'questions'>
}

export default ({ site, data }: PageContext & { data: ServicePage }) => {
  const { service, tariffs = [], breadcrumbs } = data
  const { name = '', address = '' } = breadcrumbs.at(-1) ?? {}
  return [
    serviceNode(site, { name, address, description: service.lead, price: service.price, tariffs }),
    ...questionNodes(service.questions),
  ]
}

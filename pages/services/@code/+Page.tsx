import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { Siblings } from './Siblings.tsx'

export default function Page() {
  const page = useData<Data>()
  const { service, breadcrumbs, tariffs, siblings } = page
  const hasTariffs = tariffs.length > 0
  const prices = hasTariffs ? undefined : <ArrowLink href="/services/#register">Все цены студии</ArrowLink>
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} actions={prices} />
      <ServiceBlocks page={page} tariffs={hasTariffs ? { title: 'Тарифы' } : undefined} />
      <Siblings groupName={service.groupName} services={siblings} />
    </>
  )
}

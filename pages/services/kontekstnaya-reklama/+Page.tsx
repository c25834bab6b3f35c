import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { Forecast } from './Forecast.tsx'

export default function Page() {
  const page = useData<Data>()
  const { copy, service, breadcrumbs } = page
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {copy.forecast && <Forecast id="forecast" forecast={copy.forecast} />}
      <ServiceBlocks page={page} tariffs={copy.tariffs} cases={copy.cases} />
    </>
  )
}

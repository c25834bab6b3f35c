import { useData } from 'vike-react/useData'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { Tariffs } from '#components/tariffs/Tariffs.tsx'
import type { Data } from '../components-data.ts'

export function TariffKinds() {
  const { tariffs } = useData<Data>()
  const of = (service: string) => tariffs.filter((tariff) => tariff.service === service)
  return (
    <>
      <Tariffs id="tariff-table" title="Тарифы таблицей" tariffs={of('kontekstnaya-reklama')} />
      <Tariffs id="tariff-chart" title="Тарифы с графиком" tariffs={of('seo')} />
      <Tariffs id="no-tariffs" title="Тарифов нет" tariffs={[]} />
      <VoteBand />
    </>
  )
}

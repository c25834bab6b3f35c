import type { Tariff } from '#shared/entities/tariff.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { EmptyList } from '../ui/EmptyList.tsx'
import { Section } from '../ui/Section.tsx'
import { ForecastTariffs } from './ForecastTariffs.tsx'
import { TariffTable } from './TariffTable.tsx'
import styles from './Tariffs.module.css'

interface TariffsProps {
  id?: string
  tariffs: readonly Tariff[]
  title: string
  note?: string
}

/** The tariffs of a service: rows with charts as soon as one of them has a forecast, a table of options otherwise. */
export function Tariffs({ id = 'tariffs', tariffs, title, note }: TariffsProps) {
  return (
    <Section id={id} theme="frost" title={title} note={note}>
      {tariffs.length === 0 ? (
        <EmptyList text="Тарифы сейчас пересчитываем">
          <CallbackLink className={styles.ask} tone="ink" reachgoal="uslugitarifi">
            Узнать цену по телефону
          </CallbackLink>
        </EmptyList>
      ) : tariffs.some(({ offer }) => offer.kind === 'forecast') ? (
        <ForecastTariffs tariffs={tariffs} />
      ) : (
        <TariffTable tariffs={tariffs} />
      )}
    </Section>
  )
}

import type { Tariff } from '#shared/entities/tariff.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'

interface TariffChoiceProps {
  tariff: Tariff
  isAccented?: boolean
  size?: 'small'
}

export function TariffChoice({ tariff: { name, isHit }, isAccented = isHit, ...look }: TariffChoiceProps) {
  return (
    <CallbackLink {...look} tone={isAccented ? 'accent' : 'ink'} reachgoal="uslugitarifi">
      <span>
        Выбрать<span className="visually-hidden"> тариф «{name}»</span>
      </span>
    </CallbackLink>
  )
}

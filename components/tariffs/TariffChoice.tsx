import type { Tariff } from '#shared/entities/tariff.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'

export function TariffChoice({ tariff: { name, isHit } }: { tariff: Tariff }) {
  return (
    <CallbackLink tone={isHit ? 'accent' : 'ink'} reachgoal="uslugitarifi">
      <span>
        Выбрать<span className="visually-hidden"> тариф «{name}»</span>
      </span>
    </CallbackLink>
  )
}

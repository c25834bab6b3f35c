import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import type { Tariff } from '#shared/entities/tariff.ts'
import { plural } from '#shared/format/plural.ts'
import { tariffPrice } from '#shared/format/price.ts'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import styles from './FeedTariffs.module.css'

export function FeedTariffs({ title, tariffs }: { title: string; tariffs: readonly Tariff[] }) {
  return (
    <section id="tariffs">
      <h2 className="d2">{title}</h2>
      <ul className={`${styles.list} lined`}>
        {tariffs.map((tariff) => (
          <li key={tariff.code}>
            <h3 className="d3">{tariff.name}</h3>
            <p className="small lines">
              {tariff.description}
              <b>{hoursOf(tariff)}</b>
            </p>
            <p className={`${styles.price} small nowrap`}>
              <Price tariff={tariff} />
            </p>
            <CallbackLink size="small" tone={tariff.isHit ? 'accent' : 'ink'} reachgoal="uslugitarifi">
              <span>
                Выбрать<span className="visually-hidden"> тариф «{tariff.name}»</span>
              </span>
            </CallbackLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price({ tariff: { price } }: { tariff: Tariff }) {
  const [, from = '', figure = '', unit = ''] = /^(\D*)([\d\u202f]+)(.*)$/.exec(tariffPrice(price)) ?? []
  return (
    <>
      <BigFigure>{from + figure}</BigFigure>
      <span>{unit.trim()}</span>
    </>
  )
}

function hoursOf({ hoursPerMonth: hours, price }: Tariff) {
  if (hours === null) return null
  return `${hours}\u00a0${plural(hours, ['час', 'часа', 'часов'])}${price.isMonthly ? '/мес.' : ', один раз'}`
}

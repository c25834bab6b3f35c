import type { TariffOffer } from '#shared/entities/tariff.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './TariffForecast.module.css'

interface TariffForecastProps {
  forecast: Extract<TariffOffer, { kind: 'forecast' }>
  tooltip: string | null
}

/** The chart of a tariff and the works behind it. */
export function TariffForecast({ forecast: { chart, mainResult, works }, tooltip }: TariffForecastProps) {
  return (
    <>
      <figure className={styles.chart}>
        <Picture path={chart} alt={mainResult} width={620} height={300} sizes="(width < 1024px) 95vw, 40vw" />
      </figure>
      <div className={styles.result}>
        <h4 className="row">{mainResult}</h4>
        <ul className="small taped">
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
        {tooltip && <p className="caption muted">{tooltip}</p>}
      </div>
    </>
  )
}

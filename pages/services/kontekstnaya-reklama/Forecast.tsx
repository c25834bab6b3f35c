import { RoubleText } from '#components/ui/RoubleText.tsx'
import type { copy } from './copy.ts'
import { ForecastChart } from './ForecastChart.tsx'
import styles from './Forecast.module.css'

/** What the middle tariff comes to in eight months, with the works behind it. */
export function Forecast({ id, forecast }: { id: string; forecast: NonNullable<typeof copy.forecast> }) {
  const { tariff, title, works, note } = forecast
  return (
    <section id={id} className="pt pb">
      <div className={`wrap ${styles.grid} c57`}>
        <div>
          <p className={`caption ${styles.tag}`}>{tariff}</p>
          <h2 className="d3">
            <RoubleText>{title}</RoubleText>
          </h2>
          <ul className="taped">
            {works.map((work) => (
              <li key={work}>{work}</li>
            ))}
          </ul>
          <p className="caption muted">{note}</p>
        </div>
        <ForecastChart forecast={forecast} />
      </div>
    </section>
  )
}

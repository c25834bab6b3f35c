import type { copy } from './copy.ts'
import styles from './ForecastChart.module.css'

const STEP = 95
const BAR = 69
const GROUND = 340
const TALLEST = 285
const PRICE_TOP = 330

/** Leads as bars, the price of one as a falling line. */
export function ForecastChart({ forecast }: { forecast: NonNullable<typeof copy.forecast> }) {
  const { months, bars, line, axis, summary, firstPrice, lastPrice } = forecast
  const most = Math.max(...months.map(({ leads }) => leads))
  const points = months.map(({ leads, price }, index) => ({
    leads,
    x: 8 + index * STEP,
    height: Math.round((leads / most) * TALLEST),
    centre: 8 + index * STEP + BAR / 2,
    priceY: Math.round(PRICE_TOP - price * (277 / 2400)),
  }))
  const last = points.at(-1)
  return (
    <figure className={styles.chart}>
      <figcaption className="actions inked">
        <span className="abreast">
          <Key colour="var(--c-text)" />
          {bars}
        </span>
        <span className="abreast">
          <Key colour="var(--cinnabar)" />
          {line}
        </span>
      </figcaption>
      <p className="visually-hidden">{summary}</p>
      <svg viewBox="0 0 768 400" textAnchor="middle" aria-hidden="true" data-chart>
        {points.map(({ leads, x, height, centre }, index) => (
          <g key={x}>
            <rect
              x={x}
              y={GROUND - height}
              width={BAR}
              height={height}
              fill={index === 0 ? 'var(--c-line)' : 'var(--c-text)'}
            />
            <text x={centre} y={GROUND - height - 12} fill="currentColor">
              {leads}
            </text>
            <text x={centre} y="372" fill="var(--c-text-2)" className={styles.axis}>
              {index + 1}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ centre, priceY }) => `${centre},${priceY}`).join(' ')}
          fill="none"
          stroke="var(--cinnabar)"
          strokeWidth="5"
        />
        {points.map(({ centre, priceY }) => (
          <circle
            key={centre}
            cx={centre}
            cy={priceY}
            r="8"
            fill="var(--cinnabar)"
            stroke="var(--c-bg)"
            strokeWidth="3"
          />
        ))}
        <text x="58" y="43" fill="var(--c-link-hover)" textAnchor="start" className={styles.price}>
          {firstPrice}
        </text>
        {last && (
          <text x={last.centre} y={last.priceY + 40} fill="var(--c-bg)" className={styles.price}>
            {lastPrice}
          </text>
        )}
        <path d={`M0 ${GROUND}H768`} stroke="var(--c-text)" strokeWidth="2" />
      </svg>
      <p className="caption muted">{axis}</p>
    </figure>
  )
}

function Key({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true" data-chart>
      <rect width="22" height="14" fill={colour} />
    </svg>
  )
}

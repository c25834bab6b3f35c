import { signedThousands } from './figures.ts'
import styles from './PaybackChart.module.css'

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
const WIDTH = 1160
const HEIGHT = 360
/** Room for the figures above the highest bar and below the lowest. */
const MARGIN = 40
const STEP = WIDTH / MONTHS.length
const GAP = 10

interface PaybackChartProps {
  balance: readonly number[]
  month: number | null
  label: string
}

/** Twelve bars of balance: hatched below zero, one red where the site has paid for itself. */
export function PaybackChart({ balance, month, label }: PaybackChartProps) {
  const top = Math.max(0, ...balance)
  const bottom = Math.min(0, ...balance)
  const scale = (HEIGHT - 2 * MARGIN) / (top - bottom)
  const zero = MARGIN + top * scale

  return (
    <section className={styles.scroller} aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <pattern id="payback-debt" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="14" height="14" fill="var(--ink-2)" />
          <rect width="6" height="14" fill="var(--frost-4)" />
        </pattern>
        {balance.map((value, index) => {
          const height = Math.abs(value) * scale
          const isDebt = value < 0
          return (
            <g key={MONTHS[index]}>
              <rect
                x={index * STEP + GAP / 2}
                y={isDebt ? zero : zero - height}
                width={STEP - GAP}
                height={height}
                fill={isDebt ? 'url(#payback-debt)' : index + 1 === month ? 'var(--cinnabar)' : 'var(--snow)'}
              />
              <text x={(index + 0.5) * STEP} y={isDebt ? zero + height + 30 : zero - height - 12}>
                {signedThousands(value)}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${zero}H${WIDTH}`} stroke="var(--snow)" strokeWidth="3" />
      </svg>
      <ol>
        {balance.map((value, index) => (
          <li key={MONTHS[index]} className={index + 1 === month ? styles.paid : undefined}>
            {MONTHS[index]}
            <span className="visually-hidden">: {signedThousands(value)} тыс. ₽</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

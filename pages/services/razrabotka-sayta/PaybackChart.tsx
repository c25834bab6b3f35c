import { classes } from '#components/ui/classes.ts'
import { signedThousands } from './figures.ts'
import styles from './PaybackChart.module.css'

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
/** Per cent of the height reserved for the figures above the highest bar and below the lowest. */
const MARGIN = 12
const STEP = 100 / MONTHS.length
const GAP = 0.8
/** Figures this long stand at every other bar on a narrow screen, the month of payback among them. */
const LONG = 100_000

/** A hundredth of it is a tenth of a pixel. */
const percent = (share: number) => `${Math.round(share * 100) / 100}%`

interface PaybackChartProps {
  balance: readonly number[]
  month: number | null
}

/** Twelve bars of balance: hatched below zero, one red where the site has paid for itself. */
export function PaybackChart({ balance, month }: PaybackChartProps) {
  const top = Math.max(0, ...balance)
  const bottom = Math.min(0, ...balance)
  const scale = (100 - 2 * MARGIN) / (top - bottom)
  const zero = MARGIN + top * scale
  const isLong = Math.max(top, -bottom) >= LONG

  return (
    <>
      <svg
        className={classes(styles.chart, isLong && styles.long)}
        fill="var(--snow)"
        textAnchor="middle"
        aria-hidden="true"
        data-chart
      >
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
                x={percent(index * STEP + GAP / 2)}
                y={percent(isDebt ? zero : zero - height)}
                width={percent(STEP - GAP)}
                height={percent(height)}
                fill={isDebt ? 'url(#payback-debt)' : index + 1 === month ? 'var(--cinnabar)' : undefined}
              />
              <text
                className={(index + 1 - (month ?? MONTHS.length)) % 2 !== 0 ? styles.between : undefined}
                x={percent((index + 0.5) * STEP)}
                y={percent(isDebt ? zero + height : zero - height)}
                dy={isDebt ? '1.1em' : '-0.4em'}
              >
                {signedThousands(value)}
              </text>
            </g>
          )
        })}
        <line x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} stroke="var(--snow)" strokeWidth="3" />
      </svg>
      <ol className={`${styles.months} muted`}>
        {balance.map((value, index) => (
          <li key={MONTHS[index]} className={index + 1 === month ? styles.paid : undefined}>
            {MONTHS[index]}
            <span className="visually-hidden">{`: ${signedThousands(value)} тыс. ₽`}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

import { groupDigits } from '#shared/format/price.ts'
import { Sheet, type SheetText } from './Sheet.tsx'
import styles from './ForecastSheet.module.css'

const BASE_LINE = 640
const VISITS_A_PIXEL = 28

interface ForecastSheetProps {
  running: string
  text: SheetText & { months: readonly { name: string; visits: number }[]; note: readonly string[] }
}

/** Visits month by month, the last bar being the promise. */
export function ForecastSheet({ running, text }: ForecastSheetProps) {
  return (
    <Sheet running={running} text={text}>
      <g fontSize="17" textAnchor="middle">
        {text.months.map(({ name, visits }, index) => {
          const height = Math.round(visits / VISITS_A_PIXEL)
          const isLast = index === text.months.length - 1
          return (
            <g key={name} transform={`translate(${40 + index * 76} ${BASE_LINE})`}>
              <rect y={-height} width="60" height={height} fill={isLast ? 'var(--cinnabar)' : undefined} />
              <text x="30" y={-height - 12} className={styles.visits}>
                {groupDigits(visits)}
              </text>
              <text x="30" y="28" fill="var(--slate)">
                {name}
              </text>
            </g>
          )
        })}
      </g>
      <path d={`M40 ${BASE_LINE}H560V${BASE_LINE + 2}H40Z`} />
      {text.note.map((line, index) => (
        <text key={line} x="40" y={730 + index * 29} fontSize="21">
          {line}
        </text>
      ))}
    </Sheet>
  )
}

import { groupDigits } from '#shared/format/price.ts'
import { HEADLINE, Sheet, type SheetText } from './Sheet.tsx'

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
      <g {...HEADLINE} fontSize="22" fontWeight="700" textAnchor="middle">
        {text.months.map(({ name, visits }, index) => {
          const height = Math.round(visits / VISITS_A_PIXEL)
          const isLast = index === text.months.length - 1
          return (
            <g key={name} transform={`translate(${40 + index * 76} ${BASE_LINE})`}>
              <rect y={-height} width="60" height={height} fill={isLast ? 'var(--cinnabar)' : undefined} />
              <text x="30" y={-height - 12}>
                {groupDigits(visits)}
              </text>
            </g>
          )
        })}
      </g>
      <g fontSize="17" fill="var(--slate)" textAnchor="middle">
        {text.months.map(({ name }, index) => (
          <text key={name} x={70 + index * 76} y={BASE_LINE + 28}>
            {name}
          </text>
        ))}
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

import { Interchange } from './Interchange.tsx'
import { HEADLINE, Sheet, type SheetText } from './Sheet.tsx'

interface CoverSheetProps {
  running: string
  text: SheetText & { figures: readonly { figure: string; unit: string }[] }
}

export function CoverSheet({ running, text }: CoverSheetProps) {
  return (
    <Sheet running={running} text={text} titleSize={76}>
      <Interchange x={40} y={380} />
      {text.figures.map(({ figure, unit }, index) => (
        <g key={unit} transform={`translate(${40 + index * 180} 0)`}>
          <text
            {...HEADLINE}
            y="762"
            fontSize="76"
            fill={index === text.figures.length - 1 ? 'var(--cinnabar-deep)' : undefined}
          >
            {figure}
          </text>
          <text y="796" fontSize="18" fill="var(--slate)">
            {unit}
          </text>
        </g>
      ))}
    </Sheet>
  )
}

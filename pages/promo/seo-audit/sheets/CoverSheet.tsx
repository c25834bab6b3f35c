import { Interchange } from './Interchange.tsx'
import { Sheet, type SheetText } from './Sheet.tsx'
import styles from './CoverSheet.module.css'

interface CoverSheetProps {
  running: string
  text: SheetText & { figures: readonly { figure: string; unit: string }[] }
}

export function CoverSheet({ running, text }: CoverSheetProps) {
  return (
    <Sheet running={running} text={text} titleSize={76}>
      <Interchange x={40} y={380} />
      {text.figures.map(({ figure, unit }, index) => (
        <g key={unit} transform={`translate(${40 + index * 180} 0)`} className={styles.fact}>
          <text y="762" className={styles.figure}>
            {figure}
          </text>
          <text y="796">{unit}</text>
        </g>
      ))}
    </Sheet>
  )
}

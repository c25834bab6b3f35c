import { Sheet, type SheetText } from './Sheet.tsx'
import styles from './ErrorsSheet.module.css'

interface ErrorsSheetProps {
  running: string
  text: SheetText & { rows: readonly { name: string; width: number; isUrgent: boolean }[] }
}

/** Errors sorted by what each costs; the urgent ones are in cinnabar. */
export function ErrorsSheet({ running, text }: ErrorsSheetProps) {
  return (
    <Sheet running={running} text={text}>
      {text.rows.map(({ name, width, isUrgent }, index) => (
        <g key={name} transform={`translate(0 ${252 + index * 62})`} className={isUrgent ? styles.urgent : styles.row}>
          <path d="M40 0H560V1.4H40Z" className={styles.rule} />
          <text x="40" y="40">
            {name}
          </text>
          <rect x={560 - width} y="20" width={width} height="24" />
        </g>
      ))}
    </Sheet>
  )
}

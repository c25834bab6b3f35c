import { Sheet, type SheetText } from './Sheet.tsx'

interface ErrorsSheetProps {
  running: string
  text: SheetText & { rows: readonly { name: string; width: number; isUrgent: boolean }[] }
}

/** Errors sorted by what each costs; the urgent ones are in cinnabar. */
export function ErrorsSheet({ running, text }: ErrorsSheetProps) {
  return (
    <Sheet running={running} text={text}>
      <path d={text.rows.map((_, index) => `M40 ${topOf(index)}H560v1.4H40Z`).join('')} fill="var(--frost-3)" />
      {text.rows.map(({ name, width, isUrgent }, index) => (
        <g key={name} fontSize="21" fontWeight={isUrgent ? 600 : undefined}>
          <text x="40" y={topOf(index) + 40}>
            {name}
          </text>
          <rect
            x={560 - width}
            y={topOf(index) + 20}
            width={width}
            height="24"
            fill={isUrgent ? 'var(--cinnabar)' : 'var(--frost-3)'}
          />
        </g>
      ))}
    </Sheet>
  )
}

const topOf = (row: number) => 252 + row * 62

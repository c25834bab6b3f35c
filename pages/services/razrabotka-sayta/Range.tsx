import styles from './Range.module.css'

interface RangeProps {
  label: string
  value: number
  /** The value in words of its unit. */
  shown: string
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

export function Range({ label, value, shown, min, max, step = 1, onChange }: RangeProps) {
  return (
    <label className={styles.range}>
      <span>
        {label}
        <output>
          {shown.replace('₽', '')}
          {shown.endsWith('₽') && <span className="rouble">₽</span>}
        </output>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}

import { useEffect, useEffectEvent, useId, useRef } from 'react'
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
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The visitor may have moved it before hydration.
  const takeOver = useEffectEvent(() => {
    const moved = input.current?.valueAsNumber ?? value
    if (moved !== value) onChange(moved)
  })
  useEffect(() => takeOver(), [])

  return (
    <div className={styles.range}>
      <div className="spread muted">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>
          <span>{shown.replace('₽', '')}</span>
          {shown.endsWith('₽') && <span className="rouble">₽</span>}
        </output>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

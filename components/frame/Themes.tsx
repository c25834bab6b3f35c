import styles from './Themes.module.css'

const THEMES = [
  { value: '', name: 'Как в\u00a0системе' },
  { value: 'day', name: 'День' },
  { value: 'night', name: 'Ночь' },
]

/** Rendered hidden: without scripts there is nothing to choose. `boot/theme.ts` shows it and what is chosen. */
export const Themes = () => (
  <div
    className={`actions caption muted ${styles.themes}`}
    role="group"
    aria-label="Тема"
    data-themes=""
    hidden
    suppressHydrationWarning
  >
    Тема
    {THEMES.map(({ value, name }) => (
      <button key={value} type="button" value={value} suppressHydrationWarning>
        {name}
      </button>
    ))}
  </div>
)

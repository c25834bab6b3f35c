import { classes } from './classes.ts'
import styles from './Icon.module.css'

const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  outward: 'M6 18L18 6M8 6h10v10',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  burger: 'M3 7h18M3 12h18M3 17h12',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3C10.5 20.5 3.5 13.5 3 6a3 3 0 0 1 3-3z',
  plane: 'M21 4L3 11l6 2.5L19 6l-8 9v5l3-3.5 4 3z',
  zoom: 'M10.5 7.5v6M7.5 10.5h6M15.5 15.5L21 21M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  warning: 'M12 4L22 20H2zM12 10v4M12 17v.5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  name: IconName
  size?: number
  className?: string | undefined
}

/** Line icon on the 24 px grid, always decorative: the text beside it names it. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The visitor asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** The header has its sections in the bar, not in a menu. */
export const WIDE = '(width > 991px)'

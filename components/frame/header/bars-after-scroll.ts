/** Hysteresis: so far down hides the header, so far up shows it; less is a trembling hand. */
const DOWN_PX = 4
const UP_PX = 24

export interface Bars {
  isHeaderIn: boolean
  /** The last scroll position in the direction the bars reflect. */
  turnedAtPx: number
}

/** Hides the header on scrolling down, once a third of it is out of view, and shows it on scrolling up. */
export function barsAfterScroll(bars: Bars, scrolledPx: number, headerHeightPx: number): Bars {
  if (scrolledPx <= headerHeightPx / 3) return { isHeaderIn: true, turnedAtPx: scrolledPx }
  if (scrolledPx > bars.turnedAtPx + DOWN_PX) return { isHeaderIn: false, turnedAtPx: scrolledPx }
  if (scrolledPx < bars.turnedAtPx - UP_PX) return { isHeaderIn: true, turnedAtPx: scrolledPx }
  return bars
}

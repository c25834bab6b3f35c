/** How far down starts to hide the header, how far up brings it back: less is a trembling hand. */
const DOWN_PX = 4
const UP_PX = 24

export interface Bars {
  isAtTop: boolean
  isHeaderIn: boolean
  /** Where the visitor was last seen going the way the bars stand for. */
  turnedAtPx: number
}

/** The header leaves on the way down, once a third of it has gone by, and comes back on the way up. */
export function barsAfterScroll(bars: Bars, scrolledPx: number, headerHeightPx: number): Bars {
  if (scrolledPx <= headerHeightPx / 3) return { isAtTop: true, isHeaderIn: true, turnedAtPx: scrolledPx }
  if (scrolledPx > bars.turnedAtPx + DOWN_PX) return { isAtTop: false, isHeaderIn: false, turnedAtPx: scrolledPx }
  if (scrolledPx < bars.turnedAtPx - UP_PX) return { isAtTop: false, isHeaderIn: true, turnedAtPx: scrolledPx }
  return { ...bars, isAtTop: false }
}

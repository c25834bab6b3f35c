/** `board`, `drag` and `zoom` may be set by `data-cursor`; `link` is any other clickable element. */
export type CursorShape = 'plain' | 'link' | 'board' | 'drag' | 'zoom' | 'away'

const NAMED: ReadonlySet<string> = new Set<CursorShape>(['board', 'drag', 'zoom'])

const FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, iframe'
const TO_PRESS = 'a[href], button:enabled, summary, label, input:enabled'

/** Whatever the cursor changes its shape for. */
export const RESPONSIVE = `${FIELD}, ${TO_PRESS}, [data-cursor]`

/** The board covers what is under it, so it is for large links alone: those with a picture. */
const LARGE = 'a[href]:has(img)'

export function shapeOver(target: EventTarget | null): CursorShape {
  if (!(target instanceof Element)) return 'plain'
  // Fields keep the native caret, and frames send no pointer events.
  if (target.closest(FIELD)) return 'away'
  const name = target.closest('[data-cursor]')?.getAttribute('data-cursor') ?? ''
  if (isNamed(name)) return name
  if (target.closest(LARGE)) return 'board'
  return target.closest(TO_PRESS) ? 'link' : 'plain'
}

const isNamed = (name: string): name is CursorShape => NAMED.has(name)

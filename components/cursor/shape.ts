/** `board` and the like are what `data-cursor` asks for; `link` is any other thing to press. */
export type CursorShape = 'plain' | 'link' | 'board' | 'drag' | 'zoom' | 'away'

const ASKED: ReadonlySet<string> = new Set<CursorShape>(['board', 'drag', 'zoom'])

const FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, iframe'
const TO_PRESS = 'a[href], button:enabled, summary, label, input:enabled'

/** The board hides what is under it, so it is for large links alone: those that hold a picture. */
const LARGE = 'a[href]:has(img)'

export function shapeOver(target: EventTarget | null): CursorShape {
  if (!(target instanceof Element)) return 'plain'
  // Fields keep the native caret, and pages in frames tell nothing of the pointer.
  if (target.closest(FIELD)) return 'away'
  const asked = target.closest('[data-cursor]')?.getAttribute('data-cursor') ?? ''
  if (isAsked(asked)) return asked
  if (target.closest(LARGE)) return 'board'
  return target.closest(TO_PRESS) ? 'link' : 'plain'
}

const isAsked = (name: string): name is CursorShape => ASKED.has(name)

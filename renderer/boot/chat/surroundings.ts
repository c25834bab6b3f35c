/** Folded into its opener, a row of greeting, or the whole window. */
export type ChatForm = 'folded' | 'row' | 'window'

/** What the chat never covers: headings, calls to action, fields, the links of the footer. */
const PROTECTED = 'main :is(h1, h2, h3, [data-cta], input, textarea, select), #top > footer :is(a, button)'

/** Content that is not text. */
const PICTURES = 'img, svg, figure, video, canvas, iframe'

/** What the visitor is busy with: a dialog, a menu of the header, a field being filled in. */
const IN_USE =
  'dialog[aria-modal], header [aria-expanded="true"], :is(input:not([type="checkbox"]), textarea, select):focus'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The largest form the chat may greet in without covering content; null when the visitor is busy or there is no room.
 */
export function formToGreetIn(chat: HTMLElement): ChatForm | null {
  if (document.querySelector(IN_USE)) return null
  const content = document.getElementById('content')
  const window = boxOf(chat, 'window')
  if (content && !holdsContent(content, window) && !coversProtected(window)) return 'window'
  return coversProtected(boxOf(chat, 'row')) ? null : 'row'
}

export const isInTheWay = (chat: HTMLElement, form: ChatForm) => coversProtected(boxOf(chat, form))

/** The box of a form when it is not moved aside: the corner above the notice. */
function boxOf(chat: HTMLElement, form: ChatForm): Box {
  const element = chat.querySelector<HTMLElement>(`[data-form="${form}"]`)
  const [right, bottom] = [chat.offsetLeft + chat.offsetWidth, chat.offsetTop + chat.offsetHeight]
  return { left: right - (element?.offsetWidth ?? 0), top: bottom - (element?.offsetHeight ?? 0), right, bottom }
}

const coversProtected = (box: Box) =>
  [...document.querySelectorAll(PROTECTED), ...focused()].some(
    (element) => isSeen(element) && boxesOf(element).some((other) => overlap(box, other)),
  )

/** The keyboard focus, unless in the chat or on the page itself. */
const focused = () => document.querySelectorAll(':focus-visible:not(body, main, h1, aside *)')

/** A heading counts by its lines, not by its block. */
function boxesOf(element: Element): readonly Box[] {
  if (element.matches('.visually-hidden')) return []
  return element instanceof HTMLHeadingElement ? [...linesOf(element)] : [element.getBoundingClientRect()]
}

function linesOf(node: Node): DOMRectList {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

/** Whether a box overlaps text or pictures. */
function holdsContent(place: Element, box: Box): boolean {
  if (!overlap(place.getBoundingClientRect(), box)) return false
  if (place.matches(PICTURES)) return true
  return [...place.childNodes].some((child) => {
    if (child instanceof Element) return holdsContent(child, box)
    return child instanceof Text && child.data.trim() !== '' && [...linesOf(child)].some((line) => overlap(line, box))
  })
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isSeen = (element: Element) =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })

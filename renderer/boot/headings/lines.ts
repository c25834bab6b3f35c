const SAME_LINE_PX = 4

/** The contents of each line of a text in the current layout, markup included. */
export function linesOf(element: Element): DocumentFragment[] {
  const starts = lineStarts(element)
  return starts.map(([node, offset], index) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    range.setStart(node, offset)
    const next = starts[index + 1]
    if (next) range.setEnd(...next)
    return withHyphen(range.cloneContents())
  })
}

/** A line that ends at a soft hyphen shows it. */
function withHyphen(line: DocumentFragment): DocumentFragment {
  if (line.textContent?.endsWith('\u00ad')) line.append('-')
  return line
}

type Position = [node: Text, offset: number]

function lineStarts(element: Element): Position[] {
  const starts: Position[] = []
  let bottom = -Infinity
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { index } of text.data.matchAll(/[^\s\u00ad-]+-?/g)) {
      const box = boxOf(text, index)
      if (box && box.bottom > bottom + SAME_LINE_PX) {
        starts.push([text, index])
        bottom = box.bottom
      }
    }
  }
  return starts
}

function boxOf(text: Text, letter: number): DOMRect | undefined {
  const range = document.createRange()
  range.setStart(text, letter)
  range.setEnd(text, letter + 1)
  return [...range.getClientRects()].at(-1)
}

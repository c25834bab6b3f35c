import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** Debounced: a mouse passing over a card does not open it. */
const REST_MS = 60

/**
 * Overlapping cards, one of them open: the one the mouse rests on or the keyboard focuses. A touch opens nothing, it
 * follows the link of the card.
 */
export function useDeck(first: number) {
  const [open, setOpen] = useState(first)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handlersOf = (card: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current)
      if (pointerType === 'mouse') timer.current = window.setTimeout(setOpen, REST_MS, card)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setOpen(card)
    },
  })
  return { open, handlersOf }
}

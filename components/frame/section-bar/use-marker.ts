import { useEffect, useRef, useState, type RefObject } from 'react'

interface MarkerPosition {
  leftPx: number
  widthPx: number
}

/** A marker under one of the items of a list: takes the ref, and gets `--left` and `--width`. */
export function useMarker(list: RefObject<HTMLElement | null>, index: number): RefObject<HTMLElement | null> {
  const marker = useRef<HTMLElement>(null)
  const [positions, setPositions] = useState<MarkerPosition[]>([])
  const position = positions[index]

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const size = new ResizeObserver(() => setPositions([...element.children].map(positionOf)))
    size.observe(element)
    return () => size.disconnect()
  }, [list])

  useEffect(() => {
    marker.current?.toggleAttribute('hidden', !position)
    if (!position) return
    marker.current?.style.setProperty('--left', `${position.leftPx}px`)
    marker.current?.style.setProperty('--width', `${position.widthPx}px`)
  }, [position])

  return marker
}

const positionOf = (item: Element): MarkerPosition =>
  item instanceof HTMLElement ? { leftPx: item.offsetLeft, widthPx: item.offsetWidth } : { leftPx: 0, widthPx: 0 }

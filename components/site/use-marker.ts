import { useEffect, useRef, useState, type RefObject } from 'react'

interface Place {
  leftPx: number
  widthPx: number
}

/** A marker that lies under one of the items of a list; give it the ref, `--left` and `--width` are set on it. */
export function useMarker(list: RefObject<HTMLElement | null>, index: number): RefObject<HTMLElement | null> {
  const marker = useRef<HTMLElement>(null)
  const [places, setPlaces] = useState<Place[]>([])
  const place = places[index]

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const size = new ResizeObserver(() => setPlaces([...element.children].map(placeOf)))
    size.observe(element)
    return () => size.disconnect()
  }, [list])

  useEffect(() => {
    marker.current?.toggleAttribute('hidden', !place)
    if (!place) return
    marker.current?.style.setProperty('--left', `${place.leftPx}px`)
    marker.current?.style.setProperty('--width', `${place.widthPx}px`)
  }, [place])

  return marker
}

const placeOf = (item: Element): Place =>
  item instanceof HTMLElement ? { leftPx: item.offsetLeft, widthPx: item.offsetWidth } : { leftPx: 0, widthPx: 0 }

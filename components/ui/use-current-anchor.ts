import { useEffect, useState } from 'react'

/** The part of the screen whose top edge decides what is being read. */
const READING_LINE = '-25% 0px -75% 0px'

/** Which of the elements with these ids the visitor is reading: the last that has passed the reading line. */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const list = ids.join(' ')

  useEffect(() => {
    const targets = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const line = new IntersectionObserver(
      () => {
        const passed = targets.filter((target) => target.getBoundingClientRect().top <= innerHeight / 4)
        setCurrent(passed.at(-1)?.id ?? null)
      },
      { rootMargin: READING_LINE },
    )
    targets.forEach((target) => line.observe(target))
    return () => line.disconnect()
  }, [list])

  return current
}

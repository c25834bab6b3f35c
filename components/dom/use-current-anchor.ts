import { useEffect, useState } from 'react'

/** The top quarter of the screen and everything above it. */
const PASSED = '1000000px 0px -75% 0px'

/** The id of the section being read: the last one that has reached the top quarter of the screen. */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const list = ids.join(' ')

  useEffect(() => {
    const targets = [...document.querySelectorAll(list.split(' ').map(byId).join())]
    const passed = new Set<Element>()
    const line = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(targets.findLast((target) => passed.has(target))?.id ?? null)
      },
      { rootMargin: PASSED },
    )
    targets.forEach((target) => line.observe(target))
    return () => line.disconnect()
  }, [list])

  return current
}

const byId = (id: string) => `#${CSS.escape(id)}`

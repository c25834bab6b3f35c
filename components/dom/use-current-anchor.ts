import { useEffect, useState } from 'react'

/** The id of the section being read: the last one to have reached `line`, in per cent of the screen from its top. */
export function useCurrentAnchor(ids: readonly string[], line = 25): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const list = ids.join(' ')

  useEffect(() => {
    const targets = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(targets.findLast((target) => passed.has(target))?.id ?? null)
      },
      { rootMargin: `1000000px 0px ${line - 100}% 0px` },
    )
    targets.forEach((target) => observer.observe(target))
    return () => observer.disconnect()
  }, [list, line])

  return current
}

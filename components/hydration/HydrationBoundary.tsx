import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { markHydrated, markPending } from './pending.ts'

/** A part that hydrates on its own: after the rest of the page, or at once when it is pressed. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const [part] = useState(() => Symbol('part'))
  // Runs before the effect of `Hydrated`.
  useLayoutEffect(() => {
    markPending(part)
    return () => markHydrated(part)
  }, [part])
  return (
    <Suspense fallback={null}>
      {children}
      <Hydrated part={part} />
    </Suspense>
  )
}

function Hydrated({ part }: { part: symbol }) {
  useEffect(() => markHydrated(part), [part])
  return null
}

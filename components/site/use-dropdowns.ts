import { useEffect, useRef, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { SectionCode } from '#shared/navigation.ts'

/** A pointer on its way past opens nothing, one that slips off for a moment closes nothing. */
const OPEN_DELAY_MS = 90
const CLOSE_DELAY_MS = 200

/** After a click or a change of page nothing opens under the pointer that happens to rest there. */
const REST_MS = 300

export interface Dropdowns {
  open: SectionCode | null
  /** The pointer is over a section: its dropdown opens soon. */
  aim: (code: SectionCode) => void
  /** The pointer is inside what is open. */
  stay: () => void
  /** The pointer has gone: what is open closes soon. */
  leave: () => void
  toggle: (code: SectionCode) => void
  close: () => void
  /** Closes, and opens nothing for a while. */
  rest: () => void
}

/** One dropdown of the header at a time; a change of page closes it. */
export function useDropdowns(): Dropdowns {
  const { urlPathname } = usePageContext()
  const [opened, setOpened] = useState<{ code: SectionCode; urlPathname: string } | null>(null)
  const open = opened?.urlPathname === urlPathname ? opened.code : null
  const intent = useRef<{ code: SectionCode | null; timer: number } | null>(null)
  const restsUntilMs = useRef(0)

  const stay = () => {
    clearTimeout(intent.current?.timer)
    intent.current = null
  }
  const set = (code: SectionCode | null) => {
    stay()
    setOpened(code && { code, urlPathname })
  }
  const soon = (code: SectionCode | null, delayMs: number) => {
    if (intent.current?.code === code) return
    stay()
    intent.current = { code, timer: window.setTimeout(() => set(code), delayMs) }
  }
  const startRest = () => {
    stay()
    restsUntilMs.current = performance.now() + REST_MS
  }

  useEffect(() => {
    startRest()
    return stay
  }, [urlPathname])

  return {
    open,
    aim: (code) => performance.now() >= restsUntilMs.current && code !== open && soon(code, OPEN_DELAY_MS),
    stay,
    leave: () => soon(null, CLOSE_DELAY_MS),
    toggle: (code) => set(open === code ? null : code),
    close: () => set(null),
    rest: () => {
      startRest()
      setOpened(null)
    },
  }
}

import { useEffect, useRef } from 'react'
import { Specimen } from './Specimen.tsx'

const LOOKS_EVERY_MS = 400
/** Comes when the page is alive. */
const LAST_TO_COME = '[aria-label="Открыть чат"]'

const SCREENS = {
  wide: { width: 1180, height: 820 },
  top: { width: 1320, height: 240 },
  phone: { width: 390, height: 780 },
}

interface SiteFrameProps {
  address: string
  caption: string
  screen: keyof typeof SCREENS
  /** Brings the page into a state it has only after hydration. */
  prepare?: (page: Document) => void
}

/** A page of the site in an iframe, for parts fixed to the window. Server-rendered, unless prepared. */
export function SiteFrame({ address, caption, screen, prepare }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (!prepare) return undefined
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (!page?.querySelector(LAST_TO_COME)) return
      clearInterval(timer)
      prepare(page)
    }, LOOKS_EVERY_MS)
    return () => clearInterval(timer)
  }, [prepare])

  return (
    <Specimen caption={caption}>
      <iframe
        ref={frame}
        {...SCREENS[screen]}
        src={address}
        title={caption}
        loading="lazy"
        sandbox={prepare ? undefined : 'allow-same-origin'}
      />
    </Specimen>
  )
}

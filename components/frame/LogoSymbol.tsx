import { useEffect, useRef, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { logoSymbol } from '#shared/face.ts'
import { trustedHtml } from '../ui/trusted-html.ts'

/** In the browser the same object at every render, so React leaves the server's markup alone. */
const SERVER_RENDERED = trustedHtml('')

/** The symbol every logo refers to: rendered once by the server, in no script and no data of a first view. */
export function LogoSymbol() {
  const svg = useRef<SVGSVGElement>(null)
  const { face } = usePageContext()
  const [symbol, setSymbol] = useState(face ? trustedHtml(logoSymbol(face.logo)) : SERVER_RENDERED)

  // Only when the browser renders the page from scratch.
  useEffect(() => {
    if (svg.current?.childElementCount === 0)
      void import('./fetch-logo.ts').then(async ({ fetchLogo }) => setSymbol(trustedHtml(await fetchLogo())))
  }, [])

  return (
    <svg
      ref={svg}
      className="visually-hidden"
      aria-hidden="true"
      dangerouslySetInnerHTML={symbol}
      suppressHydrationWarning
    />
  )
}

import { useEffect, useRef, useState } from 'react'
import { LOGO_SYMBOLS as serverRendered } from '#server-rendered/components/frame/logo-symbols.ts'
import { trustedHtml } from '../ui/trusted-html.ts'
import styles from './LogoSymbols.module.css'

/** Empty in the browser and the same object at every render, so React leaves the server's markup alone. */
const SERVER_RENDERED = trustedHtml(serverRendered ?? '')

/** The symbol every logo refers to: rendered once by the server, in no script of a first view. */
export function LogoSymbols() {
  const svg = useRef<SVGSVGElement>(null)
  const [symbols, setSymbols] = useState(SERVER_RENDERED)

  // Only when the browser renders the page from scratch.
  useEffect(() => {
    if (svg.current?.childElementCount === 0)
      void import('./logo-symbols.ts').then((file) => setSymbols(trustedHtml(file.LOGO_SYMBOLS)))
  }, [])

  return (
    <svg
      ref={svg}
      className={styles.symbols}
      aria-hidden="true"
      dangerouslySetInnerHTML={symbols}
      suppressHydrationWarning
    />
  )
}

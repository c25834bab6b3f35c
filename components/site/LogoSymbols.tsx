import { useEffect, useRef, useState } from 'react'
import { LOGO_SYMBOLS as drawn } from '#drawn/components/site/logo-symbols.ts'
import { trustedHtml } from '../ui/trusted-html.ts'
import styles from './LogoSymbols.module.css'

/** Empty in the browser, and the same object at every render: so React leaves alone what the server has drawn. */
const DRAWN = trustedHtml(drawn ?? '')

/** The drawing every logo of the page refers to: written once by the server, in no script of a first view. */
export function LogoSymbols() {
  const svg = useRef<SVGSVGElement>(null)
  const [symbols, setSymbols] = useState(DRAWN)

  // Only where the page had to be drawn by the browser from nothing.
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

import { usePageContext } from 'vike-react/usePageContext'

/** The name of the studio in drawn letters: see `LogoSymbols`. */
export function Logo({ className, label }: { className?: string | undefined; label: string }) {
  const { logoBox } = usePageContext()
  return (
    <svg className={className} viewBox={logoBox} role="img" aria-label={label} fill="currentColor">
      <use href="#logo" />
    </svg>
  )
}

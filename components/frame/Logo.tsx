import { usePageContext } from 'vike-react/usePageContext'

/** The name of the studio in drawn letters: see `LogoSymbol`. */
export function Logo({ label, ...rest }: { label: string; height?: number; className?: string | undefined }) {
  const { logoBox } = usePageContext()
  return (
    <svg {...rest} viewBox={logoBox} role="img" aria-label={label} fill="currentColor" overflow="visible">
      <use href="#logo" />
    </svg>
  )
}

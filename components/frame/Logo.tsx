/** The name of the studio in drawn letters: see `LogoSymbols`. */
export function Logo({ className, label }: { className?: string | undefined; label: string }) {
  return (
    <svg className={className} viewBox="0 -18 226.6 97" role="img" aria-label={label} fill="currentColor">
      <use href="#logo" />
    </svg>
  )
}

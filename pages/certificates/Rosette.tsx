const PETALS = Array.from({ length: 18 }, (_, index) => index * 10)

/** The guilloche of a certificate nobody has filled in yet. */
export function Rosette({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" fill="none" stroke="currentColor" aria-hidden="true">
      {PETALS.map((angle) => (
        <ellipse key={angle} rx="98" ry="34" transform={`rotate(${angle})`} strokeWidth="0.7" />
      ))}
    </svg>
  )
}

const SIZE = { width: 1440, height: 620 }
const YOURS = 'M-40 124H316.8C604.8 124 576 266 864 266H1480'
const OURS = 'M-40 496H316.8C604.8 496 576 354 864 354H1480'

const SNOWDRIFTS = Array.from({ length: 24 }, (_, row) => `M0 ${6 + row * 26}H1440v9H0Z`).join('')

/** Arrows on the common road, each larger than the one behind it. */
const CHEVRONS = Array.from({ length: 10 }, (_, place) => {
  const half = 30 + place * 5
  const tip = half * 0.6
  return `M${907.2 + place * 62} ${310 - half}h24l${tip} ${half}l${-tip} ${half}h-24l${tip} ${-half}Z`
}).join('')

export function TwoRoads({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={SIZE.width} height={SIZE.height} fill="var(--c-paper)" />
      <path d={SNOWDRIFTS} fill="var(--c-tint)" />
      <g fill="none">
        <path d={YOURS} stroke="#FFF" strokeWidth="152" />
        <path d={OURS} stroke="#FFF" strokeWidth="152" />
        <path d={YOURS} stroke="#0C1217" strokeWidth="132" />
        <path d={OURS} stroke="#0C1217" strokeWidth="132" />
      </g>
      <clipPath id="two-roads">
        <rect width="864" height={SIZE.height} />
      </clipPath>
      <g clipPath="url(#two-roads)" fill="none" strokeWidth="8" strokeDasharray="64 40">
        <path d={YOURS} stroke="#FFC94A" />
        <path d={OURS} stroke="#F5F8F9" />
      </g>
      <path d={CHEVRONS} fill="var(--cinnabar)" />
      <path d="M892.8 216H1440M892.8 404H1440" stroke="#F5F8F9" strokeWidth="6" />
    </svg>
  )
}

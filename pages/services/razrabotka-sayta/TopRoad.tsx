/** The page as road markings seen from above: across −1…1 of the road, along 0…1 of the page. */
const BLOCKS: readonly { across: [number, number]; along: [number, number]; tone?: 'accent' | 'frost' }[] = [
  { across: [-0.86, -0.6], along: [0, 0.035], tone: 'accent' },
  { across: [0.1, 0.24], along: [0.008, 0.026] },
  { across: [0.32, 0.46], along: [0.008, 0.026] },
  { across: [0.54, 0.86], along: [0, 0.035] },
  { across: [-0.86, 0.3], along: [0.085, 0.125] },
  { across: [-0.86, 0.02], along: [0.145, 0.185] },
  { across: [-0.86, -0.46], along: [0.215, 0.255], tone: 'accent' },
  { across: [0.4, 0.86], along: [0.085, 0.255], tone: 'frost' },
  { across: [-0.86, -0.34], along: [0.32, 0.43] },
  { across: [-0.26, 0.26], along: [0.32, 0.43], tone: 'frost' },
  { across: [0.34, 0.86], along: [0.32, 0.43] },
  { across: [-0.86, -0.46], along: [0.445, 0.458] },
  { across: [-0.26, 0.1], along: [0.445, 0.458] },
  { across: [0.34, 0.8], along: [0.445, 0.458] },
  { across: [-0.86, -0.56], along: [0.47, 0.483] },
  { across: [-0.26, 0.2], along: [0.47, 0.483] },
  { across: [0.34, 0.62], along: [0.47, 0.483] },
  { across: [-0.86, 0.86], along: [0.55, 0.66] },
  { across: [-0.86, -0.1], along: [0.72, 0.735] },
  { across: [-0.86, -0.02], along: [0.75, 0.765] },
  { across: [-0.86, -0.3], along: [0.78, 0.795] },
  { across: [-0.86, -0.16], along: [0.81, 0.825] },
  { across: [0.1, 0.86], along: [0.72, 0.865], tone: 'frost' },
  { across: [-0.86, -0.2], along: [0.915, 0.935] },
  { across: [0.6, 0.86], along: [0.905, 0.945], tone: 'accent' },
]

const WIDTH = 520
const HEIGHT = 1650
const TOP = 330
const BOTTOM = 60
const PAINT = { accent: 'var(--cinnabar)', frost: 'var(--frost-4)' }

export function TopRoad({ className }: { className: string | undefined }) {
  const across = (place: number) => WIDTH / 2 + place * WIDTH * 0.44
  const along = (place: number) => TOP + place * (HEIGHT - TOP - BOTTOM)
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--ink)" />
      <path d={`M16.5 0V${HEIGHT}M${WIDTH - 16.5} 0V${HEIGHT}`} stroke="var(--snow)" strokeWidth="5" />
      {BLOCKS.map(({ across: [left, right], along: [top, bottom], tone }) => (
        <rect
          key={`${left} ${top}`}
          x={across(left)}
          y={along(top)}
          width={across(right) - across(left)}
          height={along(bottom) - along(top)}
          fill={tone ? PAINT[tone] : 'var(--snow)'}
        />
      ))}
    </svg>
  )
}

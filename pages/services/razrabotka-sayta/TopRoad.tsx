import { PAGE_LAYOUT, type MarkingTone } from '#components/landscape/page-layout.ts'

const WIDTH = 520
const HEIGHT = 1650
const TOP = 330
const BOTTOM = 60
const PAINT: Record<MarkingTone, string> = { snow: 'var(--snow)', cinnabar: 'var(--cinnabar)', frost: 'var(--frost-4)' }

/** The layout of a page as road markings, seen from above. */
export function TopRoad({ className }: { className: string | undefined }) {
  const across = (place: number) => WIDTH / 2 + place * WIDTH * 0.44
  const along = (place: number) => TOP + place * (HEIGHT - TOP - BOTTOM)
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--ink)" />
      <path d={`M16.5 0V${HEIGHT}M${WIDTH - 16.5} 0V${HEIGHT}`} stroke="var(--snow)" strokeWidth="5" />
      {PAGE_LAYOUT.map(({ across: [left, right], along: [top, bottom], tone = 'snow' }) => (
        <rect
          key={`${left} ${top}`}
          x={across(left)}
          y={along(top)}
          width={across(right) - across(left)}
          height={along(bottom) - along(top)}
          fill={PAINT[tone]}
        />
      ))}
    </svg>
  )
}

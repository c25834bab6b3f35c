import { PAGE_LAYOUT, type MarkingTone } from '#components/landscape/page-layout.ts'

const WIDTH = 520
const HEIGHT = 1650
const TOP = 330
const BOTTOM = 60
const PAINT: Record<MarkingTone, string> = { snow: 'var(--snow)', cinnabar: 'var(--cinnabar)', frost: 'var(--frost-4)' }

/** The layout of a page as road markings, seen from above. */
export function TopRoad({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--ink)" />
      <path d={`M16.5 0V${HEIGHT}M${WIDTH - 16.5} 0V${HEIGHT}`} stroke="var(--snow)" strokeWidth="5" />
      {(Object.keys(PAINT) as MarkingTone[]).map((tone) => (
        <path key={tone} d={markingsOf(tone)} fill={PAINT[tone]} />
      ))}
    </svg>
  )
}

const across = (place: number) => Math.round(WIDTH / 2 + place * WIDTH * 0.44)
const along = (place: number) => Math.round(TOP + place * (HEIGHT - TOP - BOTTOM))

const markingsOf = (wanted: MarkingTone) =>
  PAGE_LAYOUT.filter(({ tone = 'snow' }) => tone === wanted)
    .map(({ across: [left, right], along: [top, bottom] }) => {
      const width = across(right) - across(left)
      return `M${across(left)} ${along(top)}h${width}v${along(bottom) - along(top)}h${-width}`
    })
    .join('')

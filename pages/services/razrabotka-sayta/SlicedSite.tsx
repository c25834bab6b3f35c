import { FinishedSite } from './FinishedSite.tsx'

const WIDTH = 1200
const HEIGHT = 760
const BAR = 56

/** Slanted cuts through which the finished site shows: ever wider, ever closer. */
const CUTS = (() => {
  let path = ''
  let width = 34
  let gap = 150
  for (let left = 500; left < WIDTH + HEIGHT; left += width / 2.1 + gap / 0.66) {
    path += `M${left.toFixed()} 0h${width.toFixed()}l${-HEIGHT} ${HEIGHT}h${(-width).toFixed()}Z`
    width *= 2.1
    gap *= 0.66
  }
  return path
})()

/** A browser window with road markings on the left that turn into a site on the right. */
export function SlicedSite({ name, address }: { name: string; address: string }) {
  return (
    <svg
      viewBox={`-2 -2 ${WIDTH + 40} ${HEIGHT + BAR + 36}`}
      fontFamily="var(--f-text)"
      fontSize="18"
      aria-hidden="true"
    >
      <clipPath id="finished-site">
        <path d={CUTS} />
      </clipPath>
      <path d={`M32 ${HEIGHT + BAR}v28H${WIDTH + 32}V28h-32`} fill="var(--frost-3)" />
      <rect width={WIDTH} height={BAR} fill="var(--white)" />
      <path d="M36 38l10-20M56 38l10-20M76 38l10-20" stroke="var(--ink)" strokeWidth="5" />
      <rect x="136" y="13" width="580" height="30" fill="var(--frost-1)" />
      <text x="154" y="34" fill="var(--slate)">
        {address}
      </text>
      <svg y={BAR} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Markings />
        <g clipPath="url(#finished-site)">
          <FinishedSite name={name} />
        </g>
      </svg>
      <rect width={WIDTH} height={HEIGHT + BAR} fill="none" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  )
}

function Markings() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--ink)" />
      <path d="M0 95L1200 760M1200 95L0 760" stroke="var(--ink-3)" strokeWidth="6" />
      <rect x="48" y="34" width="190" height="26" fill="var(--cinnabar)" />
      <path d="M660 46h92M796 46h92M932 46h92M1068 46h92" stroke="var(--snow)" strokeWidth="12" />
      <path d="M0 92.5h1200" stroke="var(--snow)" strokeWidth="5" />
      <rect x="51" y="153" width="614" height="394" fill="var(--ink)" stroke="var(--snow)" strokeWidth="6" />
      <path d="M88 222h470M88 290h400M88 358h320" stroke="var(--snow)" strokeWidth="44" />
      <path d="M88 446h420M88 480h360" stroke="var(--frost-4)" strokeWidth="12" />
      <rect x="51" y="603" width="1098" height="106" fill="var(--ink)" stroke="var(--snow)" strokeWidth="6" />
      <path d="M84 637h92M346 637h92M608 637h92" stroke="var(--frost-4)" strokeWidth="10" />
      <path d="M84 671h170M346 671h170M608 671h170" stroke="var(--snow)" strokeWidth="22" />
      <rect x="940" y="628" width="180" height="56" fill="var(--cinnabar)" />
    </>
  )
}

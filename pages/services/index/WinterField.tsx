const WIDTH = 1600
const GROUND = 81

/** A wood on the horizon, a snow field with furrows before it. */
export function WinterField({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 200`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={wood(41, 62)} fill="var(--l-wood-2)" />
      <path d={wood(7, 42)} fill="var(--l-wood)" />
      <path d={`M0 ${GROUND}H${WIDTH}V200H0Z`} fill="var(--l-snow)" />
      <path
        d={`M0 96H${WIDTH}v3H0ZM0 111H${WIDTH}v6H0ZM0 132H${WIDTH}v9H0ZM0 153H${WIDTH}v12H0ZM0 182H${WIDTH}v16H0Z`}
        fill="var(--l-band)"
      />
    </svg>
  )
}

/** Trunks as a barcode, in one outline: the same seed grows the same wood on the server and in the browser. */
function wood(seed: number, height: number): string {
  let state = seed
  const next = (limit: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * limit)
  }
  let path = `M0 ${GROUND}`
  let drawnTo = 0
  for (let x = 0; x < WIDTH; x += 4 + next(4)) {
    const hill = Math.round(height * (0.5 + 0.3 * triangle(x, 430 + seed)))
    const [tree, trunk] = [hill - next(hill), 2 + next(3)]
    path += `h${x - drawnTo}v-${tree}h${trunk}v${tree}`
    drawnTo = x + trunk
  }
  return path
}

const triangle = (x: number, period: number) => Math.abs(((x % period) / period) * 2 - 1)
